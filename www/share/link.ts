/**
 * Links that carry a text in their fragment, which no server ever sees: `#SCREEN=1.PACKED`. PACKED is the text in UTF-8, packed
 * with zlib, whose checksum tells a damaged link, in base64url.
 */

/** The screens that a link can open. */
export const SCREENS = ["play", "editor", "replay"] as const;
/** One of them. */
export type Screen = (typeof SCREENS)[number];

/** Where a fragment leads. */
export interface Route {
  /** Null is the first screen. */
  screen: Screen | null;
  /** The packed text; null when the link carries none. */
  packed: string | null;
}

/** Why a link is refused. `version`: made by a newer page. */
export class LinkError extends Error {
  constructor(readonly code: "link-screen" | "link-version" | "link-damaged" | "link-long") {
    super(code);
  }
}

const VERSION = "1.";
/** Most letters of an unpacked text: longer than any game, and short enough for any browser. */
const LONGEST = 1 << 20;
/** Most letters of a packed text. */
const LONGEST_PACKED = 1 << 19;

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new LinkError("link-long");
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const through = (bytes: BlobPart, transform: CompressionStream | DecompressionStream) =>
  readAll(new Blob([bytes]).stream().pipeThrough(transform));

/** Packs a text for a link. */
export const pack = async (text: string): Promise<string> => {
  const bytes = await through(text, new CompressionStream("deflate"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

/** The text of a packed one. @throws `LinkError` */
export const unpack = async (packed: string): Promise<string> => {
  if (packed.length > LONGEST_PACKED) throw new LinkError("link-long");
  if (!packed.startsWith(VERSION)) throw new LinkError(/^\d+\./.test(packed) ? "link-version" : "link-damaged");
  const body = packed.slice(VERSION.length);
  try {
    // `atob` would take more than one writing of the same bytes.
    if (!/^[\w-]+$/.test(body)) throw new LinkError("link-damaged");
    const binary = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate"));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError("link-damaged");
  }
};

/** Reads a fragment; one that names no screen leads to the first. @throws `LinkError` for a text without a screen. */
export const readRoute = (hash: string): Route => {
  const [, name = "", packed = null] = /^#?([^=]*)(?:=(.*))?$/s.exec(hash) ?? [];
  const screen = SCREENS.find((each) => each === name) ?? null;
  if (screen === null && packed !== null) throw new LinkError("link-screen");
  return { screen, packed };
};

/** The address of this page with a text for a screen. */
export const linkTo = async (screen: Screen, text: string): Promise<string> =>
  `${location.href.split("#")[0]}#${screen}=${await pack(text)}`;
