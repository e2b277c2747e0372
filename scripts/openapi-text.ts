import { format } from 'oxfmt'
import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { openapi } from '@contract/openapi'

/** The text of docs/openapi.json, formatted with oxfmt. */
export async function openapiText(): Promise<string> {
  const { code } = await format('openapi.json', JSON.stringify(openapi(Object.values<Call>(calls))), {
    printWidth: 120,
  })
  return code
}
