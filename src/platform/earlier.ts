/** Only browsers have a history from before a reload. */
export const toEarlier = (): boolean => false
