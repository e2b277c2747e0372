import type { Media } from '@contract/entities/media'
import { type Crop, writeCrop } from '@contract/crop'
import { failureCodes } from '@contract/failures'
import { limits } from '@contract/limits'
import type { UploadModuleName } from '@contract/upload-modules'
import { dictionary } from '@/i18n'
import type { ChosenFile } from '@/platform/media/chosen'
import { CallFailure } from './failures'
import { sendForm } from './form'
import type { Pending } from './http'

const words = dictionary({
  en: { tooLarge: (megabytes: number) => `Photos can be up to ${megabytes} MB` },
  zh: { tooLarge: (megabytes: number) => `图片不能超过${megabytes}MB` },
})

const tooLarge = (): CallFailure => {
  const message = words().tooLarge(limits.imageBytes / (1024 * 1024))
  return new CallFailure(failureCodes.payloadTooLarge, 'payloadTooLarge', message, null)
}

export interface UploadOptions {
  /** Purpose of the picture. */
  module: UploadModuleName
  /** The square to keep of it. */
  crop?: Crop
  /** Called with the progress in percent. */
  onProgress?: (percent: number) => void
}

/**
 * Uploads one picture, timeout 600 s (product text §7, §9), and returns its media. Rejects like `post`; oversized
 * pictures are rejected without sending.
 */
export function uploadPicture(
  { file, bytes }: ChosenFile,
  { module, crop, onProgress }: UploadOptions,
): Pending<Media> {
  if (bytes > limits.imageBytes) return Object.assign(Promise.reject(tooLarge()), { abort: () => undefined })
  const fields = { module, dir: 'pictures', ...(crop && { crop: writeCrop(crop) }) }
  const sending = sendForm<Media[]>('upload.image', { fields, file, kind: 'image', onProgress })
  return Object.assign(sending.then(firstOf), { abort: sending.abort })
}

/** The response is a list; a single upload uses its first entry (product text §3). */
function firstOf([media]: Media[]): Media {
  if (!media) throw new Error('An upload was answered without a picture')
  return media
}
