/** Takes away what the page showed before the app could draw. */
export const endFirstPaint = (): void => document.getElementById('first-paint')?.remove()
