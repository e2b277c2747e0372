/** Replaces the tab bar and styles of Taro's web runtime, which this client does not use. */
export const initTabbar = () => undefined
