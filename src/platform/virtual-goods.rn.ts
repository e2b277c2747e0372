/** What an app may sell is decided by its store when it is published. */
export const sellsVirtualGoods = (): boolean => process.env.TARO_APP_VIRTUAL_GOODS !== 'none'
