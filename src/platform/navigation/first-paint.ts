/** Only the web has a static first paint. */
export const endFirstPaint = (): void => undefined
