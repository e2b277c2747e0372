/** Takes away what the page showed before the app could draw; only the web has such a page. */
export const endFirstPaint = (): void => undefined
