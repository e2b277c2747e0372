import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../security/hash'
import { tokenOf } from './caller'

/** So many of them are remembered; the oldest are forgotten first. */
const mostSeen = 50_000

/** Tokens that were found to be of a session, by their hashes. */
export class SeenTokens {
  private readonly hashes = new Set<string>()

  /** Remembers a token that was found good. */
  add(hash: string): void {
    this.hashes.delete(hash)
    this.hashes.add(hash)
    const [oldest] = this.hashes
    if (oldest !== undefined && this.hashes.size > mostSeen) this.hashes.delete(oldest)
  }

  has(hash: string): boolean {
    return this.hashes.has(hash)
  }
}

/** How often one caller may do something, where that is less than usual. */
export interface Pace {
  readonly calls: number
  readonly minutes: number
}

/**
 * Limits the calls of a minute. Customers are counted by their sessions, since many may share an address; everybody else
 * by address, an IPv6 network as one. A made-up token is no session: otherwise each would be a caller of its own.
 */
export async function registerRates(app: FastifyInstance, seen: SeenTokens, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = tokenOf(request)
      const hash = token === undefined ? undefined : sha256(token)
      return hash !== undefined && seen.has(hash) ? hash : normalizeIP(request.ip)
    },
  })
}

/** What a route with a pace of its own is registered with. */
export const paced = ({ calls, minutes }: Pace) => ({ rateLimit: { max: calls, timeWindow: minutes * 60_000 } })
