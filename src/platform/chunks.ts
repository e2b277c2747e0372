/** Mini-programs and native apps hold all of their code. */
export const watchChunks = (): void => undefined
