import * as z from 'zod/mini'
import { defineCall } from '../call'
import { text } from '../entities/common'
import { PrivateMediaId } from '../entities/ids'
import { Media } from '../entities/media'
import { limits } from '../limits'
import { uploadModuleNames } from '../upload-modules'

/**
 * Uploads one picture in the form's field `file` (product text §7, upload): JPEG, PNG, WebP, GIF or AVIF up to
 * `limits.imageBytes`. Metadata is removed. A picture that nothing references within a day is deleted. The addresses of a
 * picture of a private module (contract/upload-modules.ts) hold for some minutes; `upload.view` answers fresh ones.
 */
export const uploadImage = defineCall({
  name: 'upload.image',
  summary: 'Upload one picture',
  who: 'customer',
  request: z.object({
    /** The purpose of the picture. */
    module: z._default(z.enum(uploadModuleNames), 'other'),
    /** A folder chosen by the client. */
    dir: z._default(text(64), ''),
  }),
  response: z.array(Media).check(z.minLength(1)),
  failures: ['imageUploadFailed', 'uploadFailed', 'payloadTooLarge', 'tooManyRequests'],
  body: 'multipart',
})

/** Answers fresh addresses of the caller's own private pictures, in order. */
export const uploadView = defineCall({
  name: 'upload.view',
  summary: 'Show one’s own private pictures',
  who: 'customer',
  request: z.object({ ids: z.array(PrivateMediaId).check(z.minLength(1), z.maxLength(limits.privatePicturesShown)) }),
  response: z.array(Media),
  failures: ['privateMediaNotFound'],
})

/** The calls with a multipart request, which clients send separately. */
export type FormCallName = (typeof uploadImage)['name']
