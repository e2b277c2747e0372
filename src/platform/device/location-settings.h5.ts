/** A page cannot open the browser's settings. */
export const needsLocationSettings = (): Promise<boolean> => Promise.resolve(false)

/** Never called: see needsLocationSettings. */
export const openLocationSettings = (): Promise<void> => Promise.resolve()
