import Taro from '@tarojs/taro'

/** Tells whether there is a network, now and whenever that changes. */
export function watchNetwork(changed: (online: boolean) => void): void {
  Taro.onNetworkStatusChange(({ isConnected }) => changed(isConnected))
}
