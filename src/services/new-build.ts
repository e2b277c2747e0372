/** Only a web page can be older than the server's build; mini-programs and apps have update managers and versions. */
export const hasNewBuild = (): Promise<boolean> => Promise.resolve(false)
