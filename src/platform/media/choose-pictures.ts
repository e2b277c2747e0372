import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'
import type { ChosenFile } from './chosen'

/** Older versions of Alipay return paths only, without sizes. */
interface Answer {
  tempFilePaths: string[]
  tempFiles?: { path: string; size?: number }[]
}

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export async function choosePictures(count: number): Promise<ChosenFile[]> {
  const answer: Answer | undefined = await Taro.chooseImage({ count, sizeType: ['compressed'] }).catch(unlessCancelled)
  if (!answer) return []
  const files = answer.tempFiles ?? answer.tempFilePaths.map((path) => ({ path, size: 0 }))
  return files.map(({ path, size }) => ({ preview: path, bytes: size ?? 0, file: path }))
}

/** Nothing to release: the preview is a file of the platform. */
export const releasePicture = (_: ChosenFile): void => undefined
