import type { Video } from '@contract/entities/media'
import { failureCodes, type FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import type { PublicModule } from '@contract/upload-modules'
import { dictionary } from '@/i18n'
import type { ChosenVideo } from '@/platform/media/chosen'
import { canSlice } from '@/platform/media/file-slices'
import { CallAborted, CallFailure } from './failures'
import { sendForm } from './form'
import type { Pending } from './http'
import { uploadPicture } from './upload'
import { sendParts, type Begun } from './upload-parts'

const words = dictionary({
  en: {
    tooLarge: (megabytes: number) => `Videos can be up to ${megabytes} MB`,
    tooLong: (seconds: number) => `Videos can be up to ${seconds} seconds long`,
  },
  zh: {
    tooLarge: (megabytes: number) => `视频不能超过${megabytes}MB`,
    tooLong: (seconds: number) => `视频不能超过${seconds}秒`,
  },
})

/** The largest video that can be sent from here, in bytes. */
export const mostVideoBytes = canSlice ? limits.videoBytes : limits.videoFormBytes

/** Progress of an upload, for resuming it after a lost connection; updated while sending. */
export interface VideoProgress extends Begun {
  coverId?: string
}

interface Options {
  module: PublicModule
  /** Called with the progress in percent. */
  onProgress: (percent: number) => void
  progress: VideoProgress
}

const refused = (name: FailureName, message: string) => new CallFailure(failureCodes[name], name, message, null)

/** Fault for which the server would refuse a video; a duration that only rounds above the limit passes. */
function faultOf({ bytes, seconds }: ChosenVideo): CallFailure | undefined {
  const { tooLarge, tooLong } = words()
  if (bytes > mostVideoBytes) return refused('payloadTooLarge', tooLarge(mostVideoBytes / (1024 * 1024)))
  if (seconds >= limits.videoSeconds + 1) return refused('videoTooLong', tooLong(limits.videoSeconds))
  return undefined
}

/**
 * Uploads a video with its cover and returns it: in one form up to the size of a part, else in signed parts of which those
 * that have arrived are not sent again. Rejects like `post`; what the server would refuse is rejected without sending.
 */
export function uploadVideo(video: ChosenVideo, options: Options): Pending<Video> {
  let current: Pending<unknown> | undefined
  let aborted = false
  const step = async <T>(start: () => Pending<T>): Promise<T> => {
    if (aborted) throw new CallAborted()
    const pending = start()
    current = pending
    return pending
  }
  const send = async (): Promise<Video> => {
    const fault = faultOf(video)
    if (fault) throw fault
    const { module, progress } = options
    if (video.cover && !progress.coverId) {
      const { cover } = video
      progress.coverId = (await step(() => uploadPicture(cover, { module }))).id
    }
    // A file of an unknown size goes in one form, whose size the server checks.
    const isSmall = video.bytes <= limits.uploadPartBytes
    return isSmall || !canSlice ? whole(video, options, step) : sendParts(video, options, step)
  }
  const abort = () => {
    aborted = true
    current?.abort()
  }
  return Object.assign(send(), { abort })
}

async function whole(
  { file }: ChosenVideo,
  { module, progress: { coverId }, onProgress }: Options,
  step: <T>(start: () => Pending<T>) => Promise<T>,
): Promise<Video> {
  const fields = { module, dir: 'videos', ...(coverId && { coverId }) }
  const [video] = await step(() => sendForm<Video[]>('upload.video', { fields, file, kind: 'video', onProgress }))
  if (!video) throw new Error('An upload was answered without a video')
  return video
}
