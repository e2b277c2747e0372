/** Goes to what was open before the app was loaded anew; false where it never is, or nothing was. */
export const toEarlier = (): boolean => false
