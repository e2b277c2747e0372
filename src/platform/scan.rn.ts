/** The native shell has no scanner: the device's own camera opens what a code of ours holds, for it is a link. */
export const scan: (() => Promise<string | undefined>) | undefined = undefined
