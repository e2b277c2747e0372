import type { Call, RequestInput } from '@contract/call'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import type { Shot } from './load'

const place = { [headers.latitude]: '22.5329', [headers.longitude]: '113.93' }

/** A call as a client sends it, by whom the token names. */
export function shotOf<C extends Call>(call: C, request: RequestInput<C> | object, token?: string): Shot {
  const own: Record<string, string> = token === undefined ? {} : { [headers.userToken]: token }
  return {
    path: pathOf(call.name),
    headers: { 'content-type': 'application/json', [headers.language]: 'en', ...place, ...own },
    body: JSON.stringify(request),
  }
}
