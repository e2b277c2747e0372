import type { FastifyInstance } from 'fastify'
import { type Envelope, SUCCESS } from '@contract/call'
import type { CallName } from '@contract/calls'
import { headers } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'

/** What home asks for when it opens, in the very words of its requests. */
const homeRequests: readonly (readonly [CallName, object])[] = [
  ['home.config', {}],
  ['home.city', {}],
  ['home.advert', {}],
  ['home.coupons', {}],
  ['home.grid', {}],
  ['home.notice', {}],
  ['home.goodsList', {}],
  ['store.list', { pageSize: limits.pageSize, sort: 'recommended', filters: [] }],
]

/** The headers that the answers depend on, and what the client sends in them. */
export type FirstHeaders = Readonly<Record<'language' | 'lat' | 'lng', string>>

/** Answers for the client's first requests, by path and body, so that it need not send them. */
export interface FirstAnswers {
  readonly headers: FirstHeaders
  readonly answers: Readonly<Record<string, unknown>>
}

async function ask(
  app: FastifyInstance,
  first: FirstHeaders,
  ip: string,
  [name, request]: readonly [CallName, object],
) {
  const body = JSON.stringify(request)
  const { [headers.language]: language, [headers.latitude]: lat, [headers.longitude]: lng } = first
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(name),
    headers: { 'content-type': 'application/json', language, lat, lng },
    remoteAddress: ip,
    payload: body,
  })
  const { code, data } = answer.json<Envelope>()
  return code === SUCCESS ? [[pathOf(name) + body, data] as const] : []
}

/** What home's requests are answered for a visitor, through the calls' own gates; one that fails is left to the client. */
export async function firstAnswers(app: FastifyInstance, first: FirstHeaders, ip: string): Promise<FirstAnswers> {
  const asked = await Promise.all(homeRequests.map((request) => ask(app, first, ip, request)))
  return { headers: first, answers: Object.fromEntries(asked.flat()) }
}
