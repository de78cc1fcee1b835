/** Small dialogs on the platform's own element. */
import { html, render, type TemplateResult } from "lit";
import { words } from "../language.js";

/** Opens a dialog with some content; `close` ends it. The promise resolves when it is closed. */
export const show = (content: (close: (value?: string) => void) => TemplateResult): Promise<string> =>
  new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const close = (value = "") => dialog.close(value);
    render(content(close), dialog);
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    document.body.append(dialog);
    dialog.showModal();
  });

/** Asks a question that is answered by a deed or by leaving it. */
export const ask = async (question: string, yes: string): Promise<boolean> => {
  const answer = await show(
    (close) => html`<p class="question">${question}</p>
      <div class="buttons">
        <button type="button" @click=${() => close()}>${words.page.cancel}</button>
        <button type="button" class="primary" data-yes @click=${() => close("yes")}>${yes}</button>
      </div>`,
  );
  return answer === "yes";
};

/** Shows a text that can be copied. */
export const showText = (title: string, help: string, text: string): Promise<string> => {
  const copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    const area = button.closest("dialog")?.querySelector("textarea");
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = words.page.copiedText;
    } catch {
      // Without leave to copy, the text is marked so that the keyboard can.
      area?.select();
    }
  };
  return show(
    (close) => html`<h2>${title}</h2><p>${help}</p>
      <textarea readonly rows="6" cols="40" data-shown aria-label=${title} .value=${text}></textarea>
      <div class="buttons">
        <button type="button" @click=${() => close()}>${words.page.close}</button>
        <button type="button" class="primary" data-copy-text @click=${copy}>${words.page.copyText}</button>
      </div>`,
  );
};

/** Takes a text; null when the player thought better of it. */
export const takeText = async (title: string, help: string, yes: string): Promise<string | null> => {
  let text = "";
  const answer = await show(
    (close) => html`<h2>${title}</h2><p>${help}</p>
      <textarea rows="6" cols="40" spellcheck="false" data-text aria-label=${title} @input=${(event: Event) => {
        text = (event.target as HTMLTextAreaElement).value;
      }}></textarea>
      <div class="buttons">
        <button type="button" @click=${() => close()}>${words.page.cancel}</button>
        <button type="button" class="primary" data-yes @click=${() => close("yes")}>${yes}</button>
      </div>`,
  );
  return answer === "yes" ? text : null;
};
