/** Keyboard handling of dialogs; nothing to do in mini-programs. */
export function useDialogKeys(_id: string, _open: boolean, _close: () => void): void {
  // Mini-programs have neither keyboard navigation nor back button events.
}
