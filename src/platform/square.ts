import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import type { Chosen } from './chosen'

/** The part of a picture that the person cuts out, where the platform offers that; else the picture as it is. */
export async function squareOf(chosen: Chosen): Promise<Chosen> {
  if (!Taro.canIUse('cropImage')) return chosen
  const cut = await Taro.cropImage({ src: chosen.preview, cropScale: '1:1' }).catch(unlessCancelled)
  return cut ? { preview: cut.tempFilePath, bytes: 0, file: cut.tempFilePath } : chosen
}
