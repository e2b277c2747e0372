/** The native shell has no scanner; codes of the app contain a link that the camera app can open. */
export const scan: (() => Promise<string | undefined>) | undefined = undefined
