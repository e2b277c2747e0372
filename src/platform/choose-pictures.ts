import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import type { Chosen } from './chosen'

/** WeChat tells the size of each; older versions of Alipay name their paths alone. */
interface Answer {
  tempFilePaths: string[]
  tempFiles?: { path: string; size?: number }[]
}

/** Lets the person take or choose up to `count` pictures; none when they change their mind. */
export async function choosePictures(count: number): Promise<Chosen[]> {
  const answer: Answer | undefined = await Taro.chooseImage({ count, sizeType: ['compressed'] }).catch(unlessCancelled)
  if (!answer) return []
  const files = answer.tempFiles ?? answer.tempFilePaths.map((path) => ({ path, size: 0 }))
  return files.map(({ path, size }) => ({ preview: path, bytes: size ?? 0, file: path }))
}

/** Lets go of what shows a picture that was chosen; files of the platform go by themselves. */
export const letGo = (_: Chosen): void => undefined
