import Taro from '@tarojs/taro'
import { limits } from '@contract/limits'
import { unlessCancelled } from '@/platform/device/cancelled'
import { typeOfVideo, type ChosenVideo } from './chosen'

/** Lets the user record or choose a video; undefined when cancelled. */
export async function chooseVideo(): Promise<ChosenVideo | undefined> {
  const answer = await Taro.chooseMedia({
    count: 1,
    mediaType: ['video'],
    sourceType: ['album', 'camera'],
    maxDuration: limits.videoSeconds,
  }).catch(unlessCancelled)
  const [video] = answer?.tempFiles ?? []
  if (!video) return undefined
  const { tempFilePath: file, size: bytes, duration: seconds, thumbTempFilePath: thumb } = video
  const cover = thumb ? { preview: thumb, bytes: 0, file: thumb } : undefined
  return { preview: thumb ?? '', bytes, file, type: typeOfVideo(file), seconds, cover }
}

/** Nothing to release: the preview is a file of the platform. */
export const releaseVideo = (_: ChosenVideo): void => undefined
