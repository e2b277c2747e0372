/** Only browsers have a history from before a reload. */
export const backInHistory = (): boolean => false
