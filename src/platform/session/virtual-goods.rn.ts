/** The app store decides at publication whether the app may sell virtual goods. */
export const sellsVirtualGoods = (): boolean => process.env.TARO_APP_VIRTUAL_GOODS !== 'none'
