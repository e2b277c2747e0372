/** Where the server is: empty on the web, which calls the origin that it came from. */
export const apiBase: string = process.env.TARO_APP_API ?? ''
