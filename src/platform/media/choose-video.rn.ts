import Taro from '@tarojs/taro'
import { limits } from '@contract/limits'
import { unlessCancelled } from '@/platform/device/cancelled'
import { typeOfVideo, type ChosenVideo } from './chosen'
import { mediaSource } from './media-source.rn'

/** Lets the user record or choose a video; undefined when cancelled. The platform gives no picture of it. */
export async function chooseVideo(): Promise<ChosenVideo | undefined> {
  const from = await mediaSource('video')
  if (!from) return undefined
  const request = { sourceType: [from], maxDuration: limits.videoSeconds, compressed: true }
  const answer = await Taro.chooseVideo(request).catch(unlessCancelled)
  if (!answer) return undefined
  const { tempFilePath: uri, size = 0, duration = 0 } = answer
  const type = typeOfVideo(uri)
  // The picker counts in milliseconds.
  return {
    preview: '',
    bytes: size,
    file: { uri, type, name: 'video' },
    type,
    seconds: duration / 1000,
    cover: undefined,
  }
}

/** Nothing to release: the preview is a file of the platform. */
export const releaseVideo = (_: ChosenVideo): void => undefined
