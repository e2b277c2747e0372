import type { FastifyRequest } from 'fastify'
import type { Position } from '@contract/entities/common'
import type { StoreId } from '@contract/entities/ids'
import type { StaffRole } from '@contract/entities/staff'
import type { StoreRole } from '@contract/store-roles'
import { headerDefaults, headers } from '@contract/headers'
import type { Language } from '@contract/settings'
import { Failure } from './failure'

/** The customer behind a session, as handlers need it. */
export interface Customer {
  readonly id: string
  readonly isMember: boolean
  readonly tokenHash: string
}

/** Caller of a request and its origin. Only `customer` is authenticated; the rest is claimed by the request. */
export interface Caller {
  readonly customer: Customer | null
  readonly language: Language
  readonly place: Position
  readonly ip: string
  /** The IPv4 address or the /64 of the IPv6 address. */
  readonly network: string
  /** The id of the installation, if it sends a plausible one. */
  readonly device: string | undefined
  /** Claimed user agent. */
  readonly userAgent: string
  readonly requestId: string
  /** The address by which the caller reached the server, such as http://127.0.0.1:8080. */
  readonly origin: string
}

/** A caller whose session was checked. */
export type SignedIn = Caller & { readonly customer: Customer }

/** A caller in the team of at least one store: the stores in which the caller’s role admits the call, and all roles by store. */
export type Merchant = SignedIn & {
  readonly stores: readonly StoreId[]
  readonly roles: ReadonlyMap<string, StoreRole>
}

/** A caller with a role of staff: the one by which the call was admitted. */
export type Staff = SignedIn & { readonly role: StaffRole }

/** Whether a caller was admitted as a merchant. */
export const isMerchant = (caller: Caller): caller is Merchant => 'stores' in caller

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** `language` first, then `accept-language`, then the deployment's default (product text §7). */
export function languageOf(request: FastifyRequest, fallback: Language): Language {
  const named = header(request, headers.language) ?? header(request, headers.acceptLanguage) ?? ''
  if (/^zh/i.test(named)) return 'zh'
  if (/^en/i.test(named)) return 'en'
  return fallback
}

/** Decimal degrees without exponent: PostgreSQL rejects numbers that underflow. */
const plain = /^-?\d{1,3}(?:\.\d{1,17})?$/

const degrees = (text: string | undefined, fallback: string, limit: number): number => {
  const value = Number(text)
  return text !== undefined && plain.test(text) && Math.abs(value) <= limit ? value : Number(fallback)
}

/** The caller's place from the headers; a fixed city without them (product text §7). */
export const placeOf = (request: FastifyRequest): Position => ({
  latitude: degrees(header(request, headers.latitude), headerDefaults.latitude, 90),
  longitude: degrees(header(request, headers.longitude), headerDefaults.longitude, 180),
})

/**
 * The address by which a caller reached the server, from its Host header.
 * @throws Failure `invalidRequest` for a malformed host.
 */
export function originOf({ protocol, host }: FastifyRequest): string {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host))
    throw new Failure('invalidRequest', { fields: ['host'] })
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** The id that an installation of the client generates once (product text §7). Only its owner knows it. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const serial = header(request, headers.serial)
  return serial !== undefined && /^[\w-]{16,64}$/.test(serial) ? serial : undefined
}

/** The User-Agent header of a request. */
export const userAgentOf = (request: FastifyRequest): string => header(request, 'user-agent') ?? ''

/** The session token of a request, if it carries one. */
export const tokenOf = (request: FastifyRequest): string | undefined => header(request, headers.userToken) || undefined
