import Taro from '@tarojs/taro'

/**
 * Whether this client may sell what is no thing, such as a top-up or a membership. The stores of mini-programs forbid it on
 * iOS; a deployment that may do so builds with TARO_APP_VIRTUAL_GOODS=all.
 */
export function sellsVirtualGoods(): boolean {
  // Alipay says "iOS" or "iPhone OS".
  const isApple = /^i(os|phone)/i.test(Taro.getSystemInfoSync().platform)
  return process.env.TARO_APP_VIRTUAL_GOODS === 'all' || !isApple
}
