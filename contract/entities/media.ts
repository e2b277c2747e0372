import * as z from 'zod/mini'
import { Id } from './common'

/**
 * An uploaded picture (product text §3, uploaded media). `path` and `colour` are those of a Picture; `cover` is the
 * address of a small file of it. Other calls name the picture by its `id`.
 */
export const Media = z.object({ id: Id, path: z.string(), cover: z.string(), colour: z.string() })
export type Media = z.output<typeof Media>

/** An uploaded video: `path` is the address of its file, `cover` that of a small picture. */
export const Video = z.object({ id: Id, path: z.string(), cover: z.string(), colour: z.string(), seconds: z.number() })
export type Video = z.output<typeof Video>
