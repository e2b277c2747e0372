import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const forEver = 'public, max-age=31536000, immutable'
const hashed = /\.[0-9a-f]{8}\.(js|css|woff2|png|svg|webp)(\.br|\.gz)?$/

const cacheOf = (path: string): string => {
  if (hashed.test(path)) return forEver
  return extname(path) === '.html' ? 'no-cache' : 'public, max-age=3600'
}

/** Serves the files of the built web client, precompressed; hashed files are cached for ever. */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', cacheOf(path)),
  })
}
