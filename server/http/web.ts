import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const forEver = 'public, max-age=31536000, immutable'
const hashed = /\.[0-9a-f]{8}\.(js|css|woff2|png|svg|webp)$/

const cacheOf = (path: string): string => {
  if (hashed.test(path)) return forEver
  return extname(path) === '.html' ? 'no-cache' : 'public, max-age=3600'
}

/** Serves the built web client from `root`: hashed files for ever, the page itself never from a cache. */
export async function registerWeb(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', cacheOf(path)),
  })
}
