/** Taro draws its own tab bar on React Native even where `custom` is set; each tab screen draws ours. */
export const shell = { rn: { tabOptions: { tabBarVisible: false } } }
