import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import type { Storage } from '../../../storage/storage'
import { PartsSource, spansOf } from './byte-source'
import { partsOfVideo } from './queries'

const cacheControl = 'public, max-age=31536000, immutable'

interface ByteRange {
  readonly from: number
  readonly to: number
}

/** The one range that a player asks for, inclusive; undefined for the whole file, null for one outside of it. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}

/** Answers a video of a size as players ask for it: whole or a range, whose bytes `read` streams. */
export function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
  read: (range: ByteRange) => Readable,
): FastifyReply {
  const range = rangeOf(request.headers.range, size)
  void reply.header('accept-ranges', 'bytes').type('video/mp4')
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
  return reply
    .header('cache-control', cacheControl)
    .header('content-length', to - from + 1)
    .send(read({ from, to }))
}

async function* bytesOf(storage: Storage, key: string, sizes: readonly number[], { from, to }: ByteRange) {
  const source = new PartsSource(storage, key, sizes)
  for (const span of spansOf(sizes, from, to - from + 1)) {
    yield (await source.part(span.number)).subarray(span.from, span.from + span.length)
  }
}

/** Serves GET /media/<key>.mp4 by ranges, as players ask for them. */
export function serveVideos(app: FastifyInstance, { db }: Context, storage: Storage): void {
  app.get<{ Params: { key: string } }>(
    '/media/:key(^[0-9a-f]{32}).mp4',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { key } = request.params
      const sizes = await partsOfVideo(db, key)
      if (!sizes) throw new Failure('notFound')
      const size = sizes.reduce((sum, each) => sum + each, 0)
      return sendVideo(request, reply, size, (range) =>
        Readable.from(bytesOf(storage, key, sizes, range), { objectMode: false }),
      )
    },
  )
}
