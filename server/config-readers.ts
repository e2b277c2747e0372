import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

// Schemas of settings. Each takes the text of the environment; its message describes the valid values, as a part of the
// sentence that the operator reads.

/** A setting's schema: from the text of the environment to the value that the server uses. */
export type Reader<T> = z.ZodMiniType<T, string>

/** A number within bounds. */
export function number(least: number, most: number, whole = false): Reader<number> {
  const expected = `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`
  const fits = (value: number) => value >= least && value <= most && (!whole || Number.isInteger(value))
  return z.pipe(z.pipe(z.string(), z.transform(Number)), z.number(expected).check(z.refine(fits, expected)))
}

/** A whole number within bounds; undefined when it is empty. */
export function wholeOrUnsaid(least: number, most: number): Reader<number | undefined> {
  const expected = `a whole number from ${least} to ${most}`
  const fits = (value: number | undefined) =>
    value === undefined || (Number.isInteger(value) && value >= least && value <= most)
  const read = z.transform((value: string) => (value === '' ? undefined : Number(value)))
  return z.pipe(z.pipe(z.string(), read), z.optional(z.number(expected)).check(z.refine(fits, expected)))
}

/** One of the given words. */
export const oneOf = <const T extends string>(...choices: readonly T[]) =>
  z.pipe(z.string(), z.enum(choices, `one of ${choices.join(', ')}`))

/** `on` is true, `off` is false. */
export const onOff: Reader<boolean> = z.pipe(
  oneOf('on', 'off'),
  z.transform((value) => value === 'on'),
)

/** `on` is true, `off` is false; undefined when it is empty. */
export const onOffOrUnsaid: Reader<boolean | undefined> = z.pipe(
  z.string(),
  z.pipe(
    z.enum(['on', 'off', ''], 'one of on, off'),
    z.transform((value) => (value === '' ? undefined : value === 'on')),
  ),
)

/** Text that matches a pattern; `expected` describes it in error messages. */
export const text = (expected: string, pattern: RegExp): Reader<string> => z.string().check(z.regex(pattern, expected))

/** Any text. */
export const anything: Reader<string> = z.string()

/** The path of a file or folder, made absolute; '' stays ''. */
export const path: Reader<string> = z.pipe(
  z.string(),
  z.transform((value) => value && resolve(value)),
)

/** The IANA name of a time zone: of abbreviations and offsets, `Intl` and PostgreSQL each have their own idea. */
export const timeZone: Reader<string> = z
  .string()
  .check(z.refine(isTimeZone, 'the IANA name of a time zone such as Europe/London'))

function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z][\w+-]*(?:\/[\w+-]+)+)$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Undefined when it is empty. */
export function address(expected: string, ...protocols: readonly string[]): Reader<string | undefined> {
  const fits = (value: string) => value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol))
  return z.pipe(
    z.string().check(z.refine(fits, expected)),
    z.transform((value) => value || undefined),
  )
}

/** The address of map tiles by their column, row and zoom. Undefined when it is empty. */
export const tiles: Reader<string | undefined> = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) =>
          value === '' ||
          (/^https:\/\/[^{}]+\//.test(value) && ['{x}', '{y}', '{z}'].every((part) => value.includes(part))),
        'an https address with {x}, {y} and {z}',
      ),
    ),
  z.transform((value) => value || undefined),
)

/** A list of comma-separated items. */
const listOf = (expected: string, fits: (item: string) => boolean): Reader<readonly string[]> =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((item) => item.trim())),
    ),
    z.array(z.string()).check(z.refine((items) => items.every(fits), expected)),
  )

/** Keys of 32 bytes in hexadecimal digits, separated by commas. */
export const keys: Reader<readonly Buffer[]> = z.pipe(
  listOf('keys of 64 hexadecimal digits separated by commas', (item) => /^([0-9a-f]{64})?$/i.test(item)),
  z.transform((items) => items.filter((item) => item !== '').map((item) => Buffer.from(item, 'hex'))),
)

function isProxy(item: string): boolean {
  const [ip = '', bits = '0', ...more] = item.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  const isNetwork = more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
  return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(item)
}

/** Drops empty items, so that an empty text is an empty list. */
const filled = (items: readonly string[]): readonly string[] => items.filter((item) => item !== '')

/** Addresses and networks of proxies, separated by commas. */
export const proxies: Reader<readonly string[]> = z.pipe(
  listOf('addresses such as 10.0.0.0/8, loopback, linklocal or uniquelocal', (item) => item === '' || isProxy(item)),
  z.transform(filled),
)

const isOrigin = (item: string): boolean => item === '*' || (URL.canParse(item) && new URL(item).origin === item)

/** Origins of the web separated by commas; `*` is any. */
export const origins: Reader<readonly string[]> = z.pipe(
  listOf('origins such as https://example.com separated by commas, or *', (item) => item === '' || isOrigin(item)),
  z.transform(filled),
)

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** JSON of a shape. */
export const json = <Out, In>(shape: z.ZodMiniType<Out, In>): Reader<Out> =>
  z.pipe(z.pipe(z.string(), z.transform(parsed)), shape)

/** One setting: its name in the environment, and how its text is read. */
export interface Setting<T> {
  readonly name: string
  readonly default: string
  readonly meaning: string
  readonly reader: Reader<T>
  /** Whether its value is never shown. */
  readonly isSecret?: boolean
}

export const setting = <T>(name: string, fallback: string, meaning: string, reader: Reader<T>): Setting<T> => ({
  name,
  default: fallback,
  meaning,
  reader,
})

export const secret = <T>(name: string, meaning: string, reader: Reader<T>): Setting<T> => ({
  ...setting(name, '', meaning, reader),
  isSecret: true,
})
