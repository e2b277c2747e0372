import Taro from '@tarojs/taro'

/** Reports the network state, now and on every change. */
export function watchNetwork(changed: (online: boolean) => void): void {
  Taro.onNetworkStatusChange(({ isConnected }) => changed(isConnected))
  void Taro.getNetworkType({
    // Alipay writes its types in capitals.
    success: ({ networkType }) => changed(!/^(none|notreachable)$/i.test(networkType)),
  })
}
