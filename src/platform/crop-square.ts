import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import type { Chosen } from './chosen'

/** Lets the user crop a square where the platform supports it; else returns the picture unchanged. */
export async function cropSquare(chosen: Chosen): Promise<Chosen> {
  if (!Taro.canIUse('cropImage')) return chosen
  const cut = await Taro.cropImage({ src: chosen.preview, cropScale: '1:1' }).catch(unlessCancelled)
  return cut ? { preview: cut.tempFilePath, bytes: 0, file: cut.tempFilePath } : chosen
}
