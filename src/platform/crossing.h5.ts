/** Browsers render without a bridge, so there is nothing to wait for. */
export const crossing = (): Promise<void> => Promise.resolve()
