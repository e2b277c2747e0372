import Taro from '@tarojs/taro'

/** Puts text on the clipboard; rejects when the platform refuses. */
export const copy = async (text: string): Promise<void> => {
  await Taro.setClipboardData({ data: text })
}
