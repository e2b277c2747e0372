/** Platform-specific part of the app configuration. */
export const shell = {}
