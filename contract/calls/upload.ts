import * as z from 'zod/mini'
import { defineCall } from '../call'
import { text } from '../entities/common'
import { Media } from '../entities/media'

/**
 * Takes one picture, in the form's field `file` (product text §7, upload): JPEG, PNG, WebP, GIF or AVIF up to
 * `limits.imageBytes`. It is kept without what the camera wrote about place and owner. A picture that nothing names
 * within a day is removed.
 */
export const uploadImage = defineCall({
  name: 'upload.image',
  summary: 'Upload one picture',
  who: 'customer',
  request: z.object({
    /** What the picture is for, such as `review`, `refund`, `report` or `avatar`. */
    module: z._default(text(32), ''),
    /** A folder of the client's own choice. */
    dir: z._default(text(64), ''),
  }),
  response: z.array(Media).check(z.minLength(1)),
  failures: ['imageUploadFailed', 'uploadFailed', 'payloadTooLarge', 'tooManyRequests'],
  body: 'multipart',
})

/** The calls whose request is a form; clients send them by means of their own. */
export type FormCallName = (typeof uploadImage)['name']
