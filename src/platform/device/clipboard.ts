import Taro from '@tarojs/taro'

/** Copies text; rejects when the platform refuses. */
export const copy = async (text: string): Promise<void> => {
  await Taro.setClipboardData({ data: text })
}

/** Whether the platform itself confirms that a text was copied; WeChat does. */
export const tellsOfCopying = process.env.TARO_ENV === 'weapp'
