import * as z from 'zod/mini'
import type { Call } from './call'
import { calls } from './calls'
import { requestFields } from './request-fields'

/** Longer than all that one field of a request takes. */
const long = 100_000

/** What no value may bring into the database or onto another screen: NUL, a control character, a turned direction, half a character. */
// eslint-disable-next-line no-control-regex -- Controls are what it looks for.
const refused = /[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

/** Beginnings that the strings of a request have, so that what follows them meets a schema that would take it. */
const beginnings = ['', 'a', '1', 'ab1', '123456', '10:30', '138', '2026-03-24']

const strings = Object.values<Call>(calls).flatMap(({ name, request }) =>
  requestFields(request)
    .filter(({ schema }) => schema._zod.def.type === 'string')
    .map(({ path, schema }): [string, z.ZodMiniType] => [`${name} ${path.join('.')}`, schema]),
)

const faultsOf = (isFaulty: (schema: z.ZodMiniType) => boolean): string[] =>
  strings.filter(([, schema]) => isFaulty(schema)).map(([field]) => field)

const takes = (schema: z.ZodMiniType, typed: string): boolean => z.safeParse(schema, typed).success

/** Whether a string passes as it is although it has a character that none may have. */
const lets = (schema: z.ZodMiniType, typed: string): boolean => {
  const { data, success } = z.safeParse(schema, typed)
  return success && refused.test(String(data))
}

it('has strings in its requests', () => expect(strings.length).toBeGreaterThan(300))

it('bounds every string of a request', () => {
  const characters = ['a', '1', '-', 'é', '中', ' ']
  expect(faultsOf((schema) => characters.some((character) => takes(schema, character.repeat(long))))).toEqual([])
})

it('cleans or refuses every string of a request that has what no text may have', () => {
  const bad = ['\u0000', '\u001b', '\u202e', '\u2066', '\ud83d']
  const all = beginnings.flatMap((start) =>
    bad.flatMap((character) => [start + character, `${start}${character}${start}`]),
  )
  expect(faultsOf((schema) => all.some((typed) => lets(schema, typed)))).toEqual([])
})

it.each([
  ['day', '2026-03-24', '2026-xx-yy', ['0000-01-01', '1899-12-31', '2100-01-01', '9999-12-31']],
  ['month', '2026-03', '2026-xx', ['0000-01', '2100-01', '9999-12']],
  ['moment', '2026-03-24T00:00:00Z', '2026-xx-yyT00:00:00Z', ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']],
])('takes no %s that calendars do not reach', (_, fine, none, unreachable) => {
  const isDate = (schema: z.ZodMiniType) => takes(schema, fine) && !takes(schema, none) && !takes(schema, '123456')
  expect(strings.some(([, schema]) => isDate(schema))).toBe(true)
  expect(faultsOf((schema) => isDate(schema) && unreachable.some((date) => takes(schema, date)))).toEqual([])
})
