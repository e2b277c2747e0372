/** React Native batches bridge updates by itself. */
export const crossing = (): Promise<void> => Promise.resolve()
