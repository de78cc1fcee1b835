/** A switch with a line about what it does. */
import { html, type TemplateResult } from "lit";

/** What is switched. */
export interface Check {
  name: string;
  label: string;
  about: string;
  on: boolean;
  set: (on: boolean) => void;
}

/** The switch. Its line is not part of its name, so that it is read after it, not with it. */
export const check = ({ name, label, about, on, set }: Check): TemplateResult => html`<div class="check">
  <label><input type="checkbox" name=${name} .checked=${on} aria-describedby=${`about-${name}`}
    @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}><span>${label}</span></label>
  <small id=${`about-${name}`}>${about}</small>
</div>`;
