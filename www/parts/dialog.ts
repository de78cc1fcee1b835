/** Small dialogs on the platform's own element. */
import { html, render, type TemplateResult } from "lit";
import { page } from "../words.js";

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
        <button type="button" @click=${() => close()}>${page.cancel}</button>
        <button type="button" class="primary" data-yes @click=${() => close("yes")}>${yes}</button>
      </div>`,
  );
  return answer === "yes";
};
