/**
 * A custom element that draws itself with lit-html once after whatever changed. It does what the board needs of Lit's
 * own base class, which alone is a tenth of what the element may weigh.
 */
import { render } from "lit/html.js";

/** @internal A property and its attribute. */
export interface Property {
  /** Reads the attribute's text; null is an absent attribute. Without it the text is the value. */
  read?: (text: string | null) => unknown;
  /** There is no attribute. */
  hidden?: true;
  /** The attribute follows the property. */
  reflect?: true;
  /** Setting the value that it has already is a change too. */
  always?: true;
}

/** The properties that changed since the last drawing, with their old values. */
export type Changed = Map<string, unknown>;

// Where there is no document, on a server, the class can be imported and never be used.
const Base = globalThis.HTMLElement ?? class {};

/** The base of the board element. */
export abstract class Reactive extends Base {
  /** @internal */
  static properties: Record<string, Property> = {};
  /** @internal */
  static sheet: () => CSSStyleSheet;

  /** The browser asks for this when the element is defined: the time to make the accessors. */
  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: the class that is defined, which extends this one
    const { properties, prototype } = this;
    const all = Object.entries(properties);
    for (const [name, { always }] of all) {
      Object.defineProperty(prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: Reactive) {
          return this.#values.get(name);
        },
        set(this: Reactive, value: unknown) {
          const old = this.#values.get(name);
          this.#values.set(name, value);
          if (always || !Object.is(old, value)) this.requestUpdate(name, old);
        },
      });
    }
    return all.filter(([, { hidden }]) => !hidden).map(([name]) => name);
  }

  readonly #values = new Map<string, unknown>();
  /** What was set on the element before its class was known. */
  readonly #early = new Map<string, unknown>();
  #changed: Changed = new Map();
  #waiting = false;
  #drawn = Promise.resolve();
  /** @internal */ renderRoot!: ShadowRoot;

  constructor() {
    super();
    const own = this as unknown as Record<string, unknown>;
    for (const name of Object.keys((this.constructor as typeof Reactive).properties)) {
      if (!Object.hasOwn(own, name)) continue;
      this.#early.set(name, own[name]);
      delete own[name];
    }
  }

  connectedCallback(): void {
    if (!this.renderRoot) {
      this.renderRoot = this.attachShadow({ mode: "open" });
      this.renderRoot.adoptedStyleSheets = [(this.constructor as typeof Reactive).sheet()];
      Object.assign(this, Object.fromEntries(this.#early));
    }
    this.requestUpdate();
  }

  disconnectedCallback(): void {}

  attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    if (old === text) return;
    const { read } = (this.constructor as typeof Reactive).properties[name] ?? {};
    Object.assign(this, { [name]: read ? read(text) : text });
  }

  /** Draws anew, soon; `name` counts as changed. */
  requestUpdate(name?: string, old?: unknown): void {
    if (name !== undefined && !this.#changed.has(name)) this.#changed.set(name, old);
    // Before it stands in a document there is nothing to draw into.
    if (this.#waiting || !this.renderRoot) return;
    this.#waiting = true;
    this.#drawn = Promise.resolve().then(() => this.#update());
  }

  /** Resolved when what was set last is drawn. */
  get updateComplete(): Promise<boolean> {
    return this.#drawn.then(() => !this.#waiting || this.updateComplete);
  }

  #update(): void {
    const changed = this.#changed;
    try {
      // What this sets is drawn at once.
      this.willUpdate(changed);
    } finally {
      this.#changed = new Map();
      this.#waiting = false;
    }
    for (const [name, { reflect }] of Object.entries((this.constructor as typeof Reactive).properties)) {
      if (reflect && changed.has(name)) this.#reflect(name);
    }
    render(this.render(), this.renderRoot);
    this.updated();
  }

  #reflect(name: string): void {
    const value = this.#values.get(name);
    if (value) this.setAttribute(name, String(value));
    else this.removeAttribute(name);
  }

  /** @internal */
  protected abstract willUpdate(changed: Changed): void;
  /** @internal */
  protected abstract updated(): void;
  /** @internal */
  protected abstract render(): unknown;
}
