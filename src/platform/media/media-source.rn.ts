import Taro from '@tarojs/taro'
import { language } from '@/platform/session/language'

const sources = {
  picture: { en: ['Take a photo', 'Choose from album'], zh: ['拍照', '从相册选择'] },
  video: { en: ['Record a video', 'Choose from album'], zh: ['拍摄视频', '从相册选择'] },
}
const kinds = ['camera', 'album'] as const

/** Asks where a picture or a video comes from; undefined when cancelled. */
export async function mediaSource(of: keyof typeof sources): Promise<'camera' | 'album' | undefined> {
  const chosen = await Taro.showActionSheet({ itemList: sources[of][language.value] }).catch(() => undefined)
  return chosen && kinds[chosen.tapIndex]
}
