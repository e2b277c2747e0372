/** Only a browser has addresses to type. */
export const followHistory = (): void => undefined
