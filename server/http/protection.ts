import cors from '@fastify/cors'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { targetOf } from '@contract/error-report'
import type { Config } from '../config'

/** The live channel of a page that was opened by another address than PUBLIC_URL's; 'self' covers the page's own. */
const channelOf = ({ publicUrl }: Config): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')]

/** Destination of the page's reports of unexpected errors. */
const reportsOf = ({ errorReportDsn }: Config): string[] => {
  const target = targetOf(errorReportDsn)
  return target ? [new URL(target.url).origin] : []
}

/** Origin of the tiles of maps. */
const tilesOf = ({ mapTiles }: Config): string[] => (mapTiles === undefined ? [] : [new URL(mapTiles).origin])

/** The headers that Helmet sets, which are the same for every answer. */
function headersOf(options: HelmetOptions): readonly (readonly [string, string])[] {
  const headers = new Map<string, string>()
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (problem) => {
    if (problem instanceof Error) throw problem
  })
  return [...headers]
}

/** Security headers for every answer, and leave for the origins in CORS_ORIGINS to read them and their time. */
export async function registerProtection(app: FastifyInstance, config: Config): Promise<void> {
  const headers = headersOf({
    contentSecurityPolicy: {
      directives: {
        // The web page adds the hashes of its inline scripts.
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'", 'data:'],
        // Pictures chosen for upload are previewed from the device.
        'img-src': ["'self'", 'data:', 'blob:', ...tilesOf(config)],
        // So are videos, for their cover and length.
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'", ...channelOf(config), ...reportsOf(config)],
        'upgrade-insecure-requests': null,
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
  if (config.corsOrigins.length > 0) {
    const origin = config.corsOrigins.includes('*') ? true : [...config.corsOrigins]
    await app.register(cors, { origin, maxAge: 600, exposedHeaders: 'date' })
  }
}
