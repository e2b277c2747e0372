import type { FastifyInstance } from 'fastify'

/** Warns once when a proxy seems to stand before the server that TRUSTED_PROXIES does not name. */
export function registerProxyWarning(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', ({ raw, headers, ip, log }, _, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && ip === raw.socket.remoteAddress) {
      isSaid = true
      log.warn('X-Forwarded-For is not believed: if a proxy of yours sends it, name the proxy in TRUSTED_PROXIES')
    }
    done()
  })
}
