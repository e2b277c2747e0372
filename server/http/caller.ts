import type { FastifyRequest } from 'fastify'
import type { Position } from '@contract/entities/common'
import type { StoreId } from '@contract/entities/ids'
import { headerDefaults, headers } from '@contract/headers'
import type { Language } from '@contract/settings'
import { Failure } from './failure'

/** The customer behind a session, as handlers need it. */
export interface Customer {
  readonly id: string
  readonly isMember: boolean
  readonly tokenHash: string
}

/** Who calls and from where. Nothing in it but `customer` was proved. */
export interface Caller {
  readonly customer: Customer | null
  readonly language: Language
  readonly place: Position
  readonly ip: string
  readonly requestId: string
  /** By which address the caller reached the server, such as http://127.0.0.1:8080. */
  readonly origin: string
}

/** A caller whose session was checked. */
export type SignedIn = Caller & { readonly customer: Customer }

/** A caller who runs stores: who makes a merchant's calls. */
export type Merchant = SignedIn & { readonly stores: readonly StoreId[] }

/** Whether a caller's stores were looked up, and there are any. */
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

/** As clients write them: numbers too small to be one would be an error of the database. */
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
 * By which address a caller reached the server; what the request's headers make of it must at least be an address.
 * @throws Failure `invalidRequest` for a host that none can have.
 */
export function originOf({ protocol, host }: FastifyRequest): string {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host))
    throw new Failure('invalidRequest', { fields: ['host'] })
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** The session token of a request, unless there is none. */
export const tokenOf = (request: FastifyRequest): string | undefined => header(request, headers.userToken) || undefined
