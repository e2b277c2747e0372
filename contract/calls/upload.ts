import * as z from 'zod/mini'
import { defineCall } from '../call'
import { text } from '../entities/common'
import { Media } from '../entities/media'

/**
 * Uploads one picture in the form's field `file` (product text §7, upload): JPEG, PNG, WebP, GIF or AVIF up to
 * `limits.imageBytes`. Metadata is removed. A picture that nothing references within a day is deleted.
 */
export const uploadImage = defineCall({
  name: 'upload.image',
  summary: 'Upload one picture',
  who: 'customer',
  request: z.object({
    /** The purpose of the picture, such as `review`, `refund`, `report` or `avatar`. */
    module: z._default(text(32), ''),
    /** A folder chosen by the client. */
    dir: z._default(text(64), ''),
  }),
  response: z.array(Media).check(z.minLength(1)),
  failures: ['imageUploadFailed', 'uploadFailed', 'payloadTooLarge', 'tooManyRequests'],
  body: 'multipart',
})

/** The calls with a multipart request, which clients send separately. */
export type FormCallName = (typeof uploadImage)['name']
