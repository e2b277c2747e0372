/** The address of a screen on the web, for others to open; `path` begins with a slash. */
export const webAddress = (path: string): string => `${window.location.origin}${window.location.pathname}#${path}`
