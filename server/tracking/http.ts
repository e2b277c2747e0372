import { createHash, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import { ForgedMessage } from '../payments/provider'

const timeoutMs = 10_000

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** Whether two texts are equal, in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(md5(one)), Buffer.from(md5(other))]
  return timingSafeEqual(a, b)
}

/** Sends a form and reads the answer as JSON. @throws for anything but an answer of the service. */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const body = new URLSearchParams(fields)
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The tracking service answered ${response.status}`)
  return response.json()
}

/** Reads the JSON that a service has signed. @throws Forged for another form. */
export function signedJson<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const parsed = schema.safeParse(parsedJson(text))
  if (!parsed.success) throw new ForgedMessage('the push has an unknown form')
  return parsed.data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ForgedMessage('the push is no JSON')
  }
}
