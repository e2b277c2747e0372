import Taro from '@tarojs/taro'

/** Copies text; rejects when the platform refuses. */
export const copy = async (text: string): Promise<void> => {
  await Taro.setClipboardData({ data: text })
}
