/** Only a web page can be older than what its server has; mini-programs and apps have update managers and versions. */
export const hasNewBuild = (): Promise<boolean> => Promise.resolve(false)
