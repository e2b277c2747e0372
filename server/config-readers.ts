import { isIP } from 'node:net'

/** A setting that cannot be used. Its message is one sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Thrown by the readers below; `loadConfig` puts the setting's name in front. */
const refuse = (expected: string): never => {
  throw new ConfigError(expected)
}

/** A number within bounds. */
export const number =
  (least: number, most: number, whole = false) =>
  (value: string): number => {
    const parsed = Number(value)
    const fits = Number.isFinite(parsed) && parsed >= least && parsed <= most && (!whole || Number.isInteger(parsed))
    return fits ? parsed : refuse(`a ${whole ? 'whole ' : ''}number from ${least} to ${most}`)
  }

/** One of the given words. */
export const oneOf =
  <const T extends string>(...choices: readonly T[]) =>
  (value: string): T =>
    choices.find((choice) => choice === value) ?? refuse(`one of ${choices.join(', ')}`)

/** `on` is true, `off` is false. */
export const onOff = (value: string): boolean => oneOf('on', 'off')(value) === 'on'

/** What a pattern accepts; `expected` names it to people. */
export const text =
  (expected: string, pattern: RegExp) =>
  (value: string): string =>
    pattern.test(value) ? value : refuse(expected)

/**
 * Whether a text names a time zone of the IANA database. `Intl` and PostgreSQL know such zones alike; of abbreviations
 * and offsets each has its own idea.
 */
function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z][\w+-]*(?:\/[\w+-]+)+)$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The name of a time zone. */
export const timeZone = (value: string): string =>
  isTimeZone(value) ? value : refuse('the IANA name of a time zone such as Europe/London')

/** Whatever stands there. */
export const anything = (value: string): string => value

/** Undefined when it is empty. */
export const address =
  (expected: string, ...protocols: readonly string[]) =>
  (value: string): string | undefined => {
    if (value === '') return undefined
    return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : refuse(expected)
  }

const isProxy = (item: string): boolean => {
  const [ip = '', bits = '0', ...more] = item.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  const isNetwork = more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
  return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(item)
}

/** Addresses and networks of proxies, separated by commas. */
export const proxies = (value: string): readonly string[] => {
  const list = value.split(',').map((item) => item.trim())
  return list.every(isProxy) ? list : refuse('addresses such as 10.0.0.0/8, loopback, linklocal or uniquelocal')
}

/** Origins of the web separated by commas; `*` is any. */
export const origins = (value: string): readonly string[] => {
  const list = value.split(',').map((item) => item.trim())
  const good = (item: string) => item === '*' || (URL.canParse(item) && new URL(item).origin === item)
  const wanted = list.filter((item) => item !== '')
  return wanted.every(good) ? wanted : refuse('origins such as https://example.com separated by commas, or *')
}
