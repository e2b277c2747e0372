import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sha256 } from '../security/hash'
import { tokenOf } from './caller'

/** Most tokens remembered; the oldest are dropped first. */
const maxSeen = 50_000

/** Hashes of tokens that belonged to a valid session. */
export class SeenTokens {
  private readonly hashes = new Set<string>()

  /** Remembers a valid token. */
  add(hash: string): void {
    this.hashes.delete(hash)
    this.hashes.add(hash)
    const [oldest] = this.hashes
    if (oldest !== undefined && this.hashes.size > maxSeen) this.hashes.delete(oldest)
  }

  has(hash: string): boolean {
    return this.hashes.has(hash)
  }
}

/** A rate limit of one caller, stricter than the general one. */
export interface Pace {
  readonly calls: number
  readonly minutes: number
}

/**
 * The network that a request comes from: an IPv4 address, or the /64 of an IPv6 address. Calls that are left on a connection
 * after it was reset have no address any more.
 */
export const networkOf = (request: FastifyRequest): string => normalizeIP(request.ip ?? 'gone')

/**
 * Limits calls per minute. Customers are counted by session, because many may share an address; everybody else by address,
 * an IPv6 network as one. An unknown token counts by address, so that invented tokens do not evade the limit.
 */
export async function registerRates(app: FastifyInstance, seen: SeenTokens, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = tokenOf(request)
      const hash = token === undefined ? undefined : sha256(token)
      return hash !== undefined && seen.has(hash) ? hash : networkOf(request)
    },
  })
}

/** The route configuration of a pace. */
export const paced = ({ calls, minutes }: Pace) => ({ rateLimit: { max: calls, timeWindow: minutes * 60_000 } })
