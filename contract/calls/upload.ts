import * as z from 'zod/mini'
import { defineCall } from '../call'
import { readCrop } from '../crop'
import { Empty, opaque, text } from '../entities/common'
import { MediaId, PrivateMediaId } from '../entities/ids'
import { Media, Video } from '../entities/media'
import { limits } from '../limits'
import { publicModuleNames, uploadModuleNames } from '../upload-modules'

/** A folder chosen by the client. */
const dir = z._default(text(64), '')
/** The purpose of a file that anybody may see who has its address. */
const publicModule = z._default(z.enum(publicModuleNames), 'other')

/** The types of files that are uploaded in parts or to the address of a signature. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/quicktime',
] as const
const type = z.enum(uploadTypes)

const FileName = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** The faults of a file that was sent as a picture. */
export const imageFaults = ['imageUploadFailed', 'imageTooLarge', 'imageTypeUnknown'] as const
/** Failures of a file that was uploaded as a video. */
export const videoFaults = ['videoUploadFailed', 'videoUnreadable', 'videoTooLong'] as const
const mostParts = Math.ceil(limits.videoBytes / limits.uploadPartBytes)

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
    dir,
    /** The square to keep of it, as `writeCrop` writes it (contract/crop.ts). */
    crop: z.optional(
      z.string().check(
        z.maxLength(40),
        z.refine((value) => readCrop(value) !== undefined),
      ),
    ),
  }),
  response: z.array(Media).check(z.minLength(1)),
  failures: [...imageFaults, 'uploadFailed', 'payloadTooLarge', 'tooManyRequests'],
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

/**
 * Uploads one MP4 or QuickTime video of up to `limits.videoFormBytes` and `limits.videoSeconds` in the form's field `file`
 * (product text §7, upload). Its cover, if it has one, is a picture that was uploaded before. Where it was recorded is removed.
 */
export const uploadVideo = defineCall({
  name: 'upload.video',
  summary: 'Upload one video',
  who: 'customer',
  request: z.object({ module: publicModule, dir, coverId: z.optional(MediaId) }),
  response: z.array(Video).check(z.minLength(1)),
  failures: [...videoFaults, 'uploadFailed', 'payloadTooLarge', 'tooManyRequests', 'mediaNotFound'],
  body: 'multipart',
})

/**
 * Begins the upload of a file, or resumes that of `fileName` (product text §3, upload credentials). A file of one part
 * is posted to `baseUrl` as a form with `key`, `token` and `file`, a larger one by `upload.part` in `parts`;
 * `upload.complete` then turns it into a picture or a video.
 */
export const uploadToken = defineCall({
  name: 'upload.token',
  summary: 'Begin or resume an upload',
  who: 'customer',
  request: z.object({
    module: publicModule,
    dir,
    type,
    size: z.int().check(z.gte(1)),
    fileName: z.optional(FileName),
  }),
  response: z.object({
    fileName: FileName,
    token: z.string(),
    baseUrl: z.string(),
    partBytes: z.int(),
    parts: z.int(),
    /** Parts received so far. */
    received: z.array(z.object({ number: z.int(), sha256: Sha256 })),
  }),
  failures: ['uploadFailed', 'payloadTooLarge', 'tooManyUploads'],
})

/**
 * Signs the upload of one file of up to `limits.imageBytes` to `host` (product text §3, upload credentials): a form with these
 * fields and `file`. The signed policy holds for one key, type, size and some minutes.
 */
export const uploadSignature = defineCall({
  name: 'upload.signature',
  summary: 'Sign the upload of one file',
  who: 'customer',
  method: 'GET',
  request: z.object({ module: publicModule, dir, type, size: z.string().check(z.regex(/^[1-9]\d{0,11}$/)) }),
  response: z.object({
    host: z.string(),
    key: FileName,
    policy: z.string(),
    OSSAccessKeyId: z.string(),
    success_action_status: z.string(),
    signature: z.string(),
  }),
  failures: ['payloadTooLarge', 'tooManyUploads'],
})

/** Sends one part of a file, numbered from 1, in the field `file`. Sending it again changes nothing. */
export const uploadPart = defineCall({
  name: 'upload.part',
  summary: 'Send one part of a file',
  who: 'customer',
  request: z.object({
    token: opaque(400),
    number: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
    sha256: Sha256,
  }),
  response: z.object({ received: z.array(z.int()) }),
  failures: ['uploadFailed', 'payloadTooLarge', 'tooManyRequests'],
  body: 'multipart',
})

/**
 * Joins the parts of a file into a picture or a video, once: repeating it answers the same. `parts` are the hashes of all
 * parts in order; a video may have a cover.
 */
export const uploadComplete = defineCall({
  name: 'upload.complete',
  summary: 'Complete an upload as a picture or a video',
  who: 'customer',
  request: z.object({
    fileName: FileName,
    parts: z.array(Sha256).check(z.minLength(1), z.maxLength(mostParts)),
    coverId: z.optional(MediaId),
  }),
  response: z.object({ image: z.nullable(Media), video: z.nullable(Video) }),
  failures: ['uploadFailed', ...imageFaults, ...videoFaults, 'mediaNotFound'],
})

/** Gives up an upload that was begun: what has arrived of it is removed. One that is finished or gone stays as it is. */
export const uploadCancel = defineCall({
  name: 'upload.cancel',
  summary: 'Give up an upload',
  who: 'customer',
  request: z.object({ fileName: FileName }),
  response: Empty,
  failures: [],
})

/** The calls with a multipart request, which clients send separately. */
export type FormCallName = (typeof uploadImage | typeof uploadVideo | typeof uploadPart)['name']
