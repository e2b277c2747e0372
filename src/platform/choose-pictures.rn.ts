import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import type { Chosen } from './chosen'
import { language } from './language'

const sources = { en: ['Take a photo', 'Choose from album'], zh: ['拍照', '从相册选择'] }
const kinds = ['camera', 'album'] as const

/** Which of the two; undefined when the person changes their mind. */
async function source(): Promise<'camera' | 'album' | undefined> {
  const chosen = await Taro.showActionSheet({ itemList: sources[language.value] }).catch(() => undefined)
  return chosen && kinds[chosen.tapIndex]
}

/** Lets the person take or choose up to `count` pictures; none when they change their mind. */
export async function choosePictures(count: number): Promise<Chosen[]> {
  const from = await source()
  if (!from) return []
  const answer = await Taro.chooseImage({ count, sizeType: ['compressed'], sourceType: [from] }).catch(unlessCancelled)
  return (answer?.tempFiles ?? []).map(({ path, size }) => {
    return { preview: path, bytes: size ?? 0, file: { uri: path, type: 'application/octet-stream', name: 'picture' } }
  })
}

/** Lets go of what shows a picture that was chosen; files of the platform go by themselves. */
export const letGo = (_: Chosen): void => undefined
