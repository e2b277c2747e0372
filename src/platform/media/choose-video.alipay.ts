import Taro from '@tarojs/taro'
import { limits } from '@contract/limits'
import { unlessCancelled } from '@/platform/device/cancelled'
import { typeOfVideo, type ChosenVideo } from './chosen'

/** Lets the user record or choose a video; undefined when cancelled. Alipay gives no picture of it. */
export async function chooseVideo(): Promise<ChosenVideo | undefined> {
  const request = { sourceType: ['album', 'camera'] as const, maxDuration: limits.videoSeconds }
  const answer = await Taro.chooseVideo({ ...request, sourceType: [...request.sourceType] }).catch(unlessCancelled)
  if (!answer) return undefined
  const { tempFilePath: file, size: bytes, duration: seconds } = answer
  return { preview: '', bytes, file, type: typeOfVideo(file), seconds, cover: undefined }
}

/** Nothing to release: the preview is a file of the platform. */
export const releaseVideo = (_: ChosenVideo): void => undefined
