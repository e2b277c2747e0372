/** Only the web loads code on demand. */
export const watchChunks = (): void => undefined
