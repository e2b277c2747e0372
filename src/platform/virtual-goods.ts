import Taro from '@tarojs/taro'

/**
 * Whether this client may sell what is no thing, such as a top-up or a membership. The stores of mini-programs forbid it on
 * iOS; a deployment that may do so builds with TARO_APP_VIRTUAL_GOODS=all.
 */
export const sellsVirtualGoods = (): boolean =>
  process.env.TARO_APP_VIRTUAL_GOODS === 'all' || Taro.getSystemInfoSync().platform !== 'ios'
