import Taro from '@tarojs/taro'

// Taro shows its own tab bar on React Native even with `custom`, so it is hidden before the first screen opens.
void Taro.hideTabBar({ animation: false })

/** Nothing specific to this platform. */
export const shell = {}
