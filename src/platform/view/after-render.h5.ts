/** Browsers render without a bridge, so there is nothing to wait for. */
export const afterRender = (): Promise<void> => Promise.resolve()
