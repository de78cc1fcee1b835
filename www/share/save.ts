/** Gives a text away: as a file, or on the clipboard. */

/** Saves a text as a file. */
export const saveFile = (name: string, text: string, type = "text/plain"): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

/** Copies a text; false where the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
