/** Only the web has content around the app. */
export function startFrame(): void {
  // Mini-programs and native apps fill their window.
}
