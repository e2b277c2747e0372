import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sha256 } from '../security/hash'
import { tokenOf } from './caller'

/** Most tokens remembered; the oldest are dropped first. */
const maxSeen = 50_000

/** The customers of tokens that belonged to a valid session, by the tokens' hashes. */
export class SeenTokens {
  private readonly customers = new Map<string, string>()

  /** Remembers a valid token. */
  add(hash: string, customerId: string): void {
    this.customers.delete(hash)
    this.customers.set(hash, customerId)
    const [oldest] = this.customers.keys()
    if (oldest !== undefined && this.customers.size > maxSeen) this.customers.delete(oldest)
  }

  /** The customer of a token that was seen. */
  customerOf(hash: string): string | undefined {
    return this.customers.get(hash)
  }
}

/** A rate limit that is stricter than the general one. */
export interface Pace {
  readonly calls: number
  readonly minutes: number
  /**
   * Counted subject: a network, whatever the sessions of its calls, where a caller could try many phones or accounts;
   * or a customer over all sessions, with the network for signed-out callers.
   */
  readonly per: 'network' | 'customer'
}

/** The networks of addresses, which a call asks for several times. */
const networks = new Map<string, string>()
const networksKept = 10_000

/**
 * The network that a request comes from: an IPv4 address, or the /64 of an IPv6 address. Calls that are left on a connection
 * after it was reset have no address any more.
 */
export function networkOf(request: FastifyRequest): string {
  const ip = request.ip ?? 'gone'
  const known = networks.get(ip)
  if (known !== undefined) return known
  const network = normalizeIP(ip)
  if (networks.size >= networksKept) networks.clear()
  networks.set(ip, network)
  return network
}

/**
 * Limits calls per minute. Customers are counted over all their sessions and not by address, because many may share
 * one; everybody else by address, an IPv6 network as one. An unknown token counts by address, so that invented tokens
 * do not evade the limit. Limits that are stored and shared by servers are counted elsewhere (`Attempts`).
 */
export async function registerRates(app: FastifyInstance, seen: SeenTokens, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = tokenOf(request)
      return (token === undefined ? undefined : seen.customerOf(sha256(token))) ?? networkOf(request)
    },
  })
}

/** The route configuration of a pace. */
export const paced = ({ calls, minutes, per }: Pace) => ({
  rateLimit: { max: calls, timeWindow: minutes * 60_000, ...(per === 'network' && { keyGenerator: networkOf }) },
})
