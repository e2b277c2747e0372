/** Base URL of the server; empty on the web, which uses its own origin. */
export const apiBase: string = process.env.TARO_APP_API ?? ''
