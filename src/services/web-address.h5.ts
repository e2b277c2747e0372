/** URL of a screen on the web for sharing; `path` has a leading slash. */
export const webAddress = (path: string): string => `${window.location.origin}${window.location.pathname}#${path}`
