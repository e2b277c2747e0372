/** Keeps the keyboard inside a dialog while it is open, and lets it be closed without a tap: of use on the web and native. */
export function useDialogKeys(_id: string, _open: boolean, _close: () => void): void {
  // Mini-programs have neither Tab nor Escape, nor a back button that they hear of.
}
