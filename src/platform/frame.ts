/** Prepares what lies around the app; only a browser window has something there. */
export function startFrame(): void {
  // A mini-program and a native app fill their window.
}
