import type { FastifyInstance } from 'fastify'

/** Warns once about a proxy in front of the server that TRUSTED_PROXIES does not name. */
export function registerProxyWarning(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', ({ headers, ips = [], log }, _, done) => {
    // The sender's own address and those it was believed to forward for, which may be the same on one machine.
    if (!isSaid && headers['x-forwarded-for'] !== undefined && ips.length < 2) {
      isSaid = true
      log.warn('X-Forwarded-For is not believed: if a proxy of yours sends it, name the proxy in TRUSTED_PROXIES')
    }
    done()
  })
}
