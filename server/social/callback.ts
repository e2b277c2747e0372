import type { FastifyInstance } from 'fastify'
import { SocialProvider } from '@contract/calls/social'

/** Path to which a social app redirects a browser; its addresses may have no hash. */
export const callbackPath = (provider: SocialProvider): string => `/login/social/${provider}`

const screen = 'pagecenter/page/user/login/login-social/index'
const plain = /^[\w.=+/-]{1,512}$/

/** Sends what a social app hands over on to the screen, in the part of the address that no server sees. */
export function registerCallbacks(app: FastifyInstance): void {
  for (const provider of SocialProvider.options) {
    app.get(callbackPath(provider), async (request, reply) => {
      const given = request.query as Record<string, unknown>
      const code = [given.code, given.auth_code].find((value) => typeof value === 'string' && plain.test(value))
      const state = typeof given.state === 'string' && plain.test(given.state) ? given.state : ''
      const query = new URLSearchParams({ provider, state, code: typeof code === 'string' ? code : '' })
      return reply.header('cache-control', 'no-store').redirect(`/#/${screen}?${query.toString()}`)
    })
  }
}
