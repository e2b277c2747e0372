/** Stands where Taro's web runtime would bring its own tab bar and styles; this client draws both itself. */
export const initTabbar = () => undefined
