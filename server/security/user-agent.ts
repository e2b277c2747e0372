import type { ClientKind } from '@contract/entities/user'

/** Claimed name of a client. It is only shown to the customer, and no decision depends on it. */
export interface ClientName {
  readonly client: ClientKind
  readonly device: string | null
}

type Names = readonly (readonly [RegExp, string])[]

const hosts: readonly (readonly [RegExp, ClientKind])[] = [
  [/miniProgram|MicroMessenger/i, 'wechat'],
  [/AlipayClient/i, 'alipay'],
  [/okhttp|CFNetwork|Darwin\//i, 'app'],
]

/** In this order, since most browsers name others too. */
const browsers: Names = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const named = (names: Names, agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1]

/** The kind of client and the device of a User-Agent header. */
export function clientOf(agent: string): ClientName {
  const client = hosts.find(([sign]) => sign.test(agent))?.[1] ?? 'web'
  const browser = client === 'web' ? named(browsers, agent) : undefined
  return { client, device: [browser, named(systems, agent)].filter(Boolean).join(' · ') || null }
}
