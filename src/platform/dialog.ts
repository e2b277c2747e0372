/** Keeps the keyboard inside a dialog while it is open; only a web page has one to keep. */
export function useDialogKeys(_id: string, _open: boolean, _close: () => void): void {
  // Mini-programs and native have neither Tab nor Escape.
}
