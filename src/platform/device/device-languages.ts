import Taro from '@tarojs/taro'

/** The language of the device or of the host app, as a list of language tags. */
export const deviceLanguages = (): readonly (string | undefined)[] => [Taro.getSystemInfoSync().language]
