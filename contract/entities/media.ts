import * as z from 'zod/mini'
import { Id, Picture } from './common'

/**
 * An uploaded picture (product text §3, uploaded media). `path` and `colour` are those of a Picture; `cover` is the
 * address of a small file of it. Other calls name the picture by its `id`.
 */
export const Media = z.object({ id: Id, path: z.string(), cover: z.string(), colour: z.string() })
export type Media = z.output<typeof Media>

/**
 * A video as everybody sees it: `path` is the address of its file, which is sent by byte ranges. Devices that cannot take a
 * picture out of a video send none as its cover.
 */
export const ShownVideo = z.object({ path: z.string(), cover: z.nullable(Picture), seconds: z.number() })
export type ShownVideo = z.output<typeof ShownVideo>

/** An uploaded video. Other calls name it by its `id`. */
export const Video = z.extend(ShownVideo, { id: Id })
export type Video = z.output<typeof Video>
