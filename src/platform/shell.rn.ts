import Taro from '@tarojs/taro'

// Taro draws its own tab bar on React Native even where `custom` is set. Each tab screen draws ours, so the other one
// has to be gone before the first screen is there.
void Taro.hideTabBar({ animation: false })

/** Nothing of the app's configuration is for this platform alone. */
export const shell = {}
