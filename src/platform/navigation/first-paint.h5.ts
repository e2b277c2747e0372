/** Removes the static first paint of the page. */
export const endFirstPaint = (): void => document.getElementById('first-paint')?.remove()
