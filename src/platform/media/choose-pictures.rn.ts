import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'
import type { ChosenFile } from './chosen'
import { mediaSource } from './media-source.rn'

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export async function choosePictures(count: number): Promise<ChosenFile[]> {
  const from = await mediaSource('picture')
  if (!from) return []
  const answer = await Taro.chooseImage({ count, sizeType: ['compressed'], sourceType: [from] }).catch(unlessCancelled)
  return (answer?.tempFiles ?? []).map(({ path, size }) => {
    return { preview: path, bytes: size ?? 0, file: { uri: path, type: 'application/octet-stream', name: 'picture' } }
  })
}

/** Nothing to release: the preview is a file of the platform. */
export const releasePicture = (_: ChosenFile): void => undefined
