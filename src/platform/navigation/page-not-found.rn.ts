/** React Native opens screens by the app alone, never by an address. */
export function usePageNotFound(_action: () => void): void {
  // There is no event to listen to.
}
