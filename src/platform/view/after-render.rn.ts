/** React Native batches bridge updates by itself. */
export const afterRender = (): Promise<void> => Promise.resolve()
