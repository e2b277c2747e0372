/** Mini-programs and native apps read their storage asynchronously. */
export const keptNow = <T>(_key: string): { data?: T | null } | undefined => undefined
