import Taro from '@tarojs/taro'
import type { Size } from '@contract/crop'
import type { ChosenFile } from './chosen'

/** Orientations of a camera whose pictures are shown with width and height exchanged. */
const sideways = /^(?:left|right)/

/** The size of a picture as it is shown; undefined for a file that is none. */
export async function pictureSize({ preview }: ChosenFile): Promise<Size | undefined> {
  const info = await Taro.getImageInfo({ src: preview }).catch(() => undefined)
  if (!info?.width || !info.height) return undefined
  const { width, height, orientation } = info
  return sideways.test(orientation ?? '') ? { width: height, height: width } : { width, height }
}
