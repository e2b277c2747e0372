import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import type { Chosen } from './chosen'
import { language } from './language'

const sources = { en: ['Take a photo', 'Choose from album'], zh: ['拍照', '从相册选择'] }
const kinds = ['camera', 'album'] as const

/** Asks for the source; undefined when cancelled. */
async function source(): Promise<'camera' | 'album' | undefined> {
  const chosen = await Taro.showActionSheet({ itemList: sources[language.value] }).catch(() => undefined)
  return chosen && kinds[chosen.tapIndex]
}

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export async function choosePictures(count: number): Promise<Chosen[]> {
  const from = await source()
  if (!from) return []
  const answer = await Taro.chooseImage({ count, sizeType: ['compressed'], sourceType: [from] }).catch(unlessCancelled)
  return (answer?.tempFiles ?? []).map(({ path, size }) => {
    return { preview: path, bytes: size ?? 0, file: { uri: path, type: 'application/octet-stream', name: 'picture' } }
  })
}

/** Nothing to release: the preview is a file of the platform. */
export const releasePicture = (_: Chosen): void => undefined
