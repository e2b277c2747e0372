/** What the app's configuration says to one platform only. */
export const shell = {}
