import { format } from 'prettier'
import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { openapi } from '@contract/openapi'

/** The text of docs/openapi.json, formatted with prettier. */
export const openapiText = (): Promise<string> =>
  format(JSON.stringify(openapi(Object.values<Call>(calls))), { parser: 'json', printWidth: 120 })
