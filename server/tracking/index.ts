import { ConfigError } from '../config'
import { playsTracking } from '../config-rules'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import { Kdniao } from './kdniao'
import { Kuaidi100 } from './kuaidi100'
import type { TrackingProvider } from './provider'
import { SandboxCarrier } from './sandbox/carrier'
import { TrackingSettings } from './settings'

/** The path to which a tracking service pushes. */
export const pushPath = (name: TrackingProvider['name']): string => `/v1/tracking/${name}`

/** A tracking service, and the parts that end with the server. */
export interface Tracking {
  readonly provider: TrackingProvider
  /** Opens what the service needs before it is used. */
  open(): Promise<void>
  close(): Promise<void>
}

const ready = (provider: TrackingProvider): Tracking => ({
  provider,
  open: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

/** The tracking service of a deployment; undefined without one. @throws ConfigError for a file that cannot be used. */
export function buildTracking(context: Context): Tracking | undefined {
  const { config, clock } = context
  if (!config.trackingFile) return playsTracking(config) ? sandbox(context) : undefined
  const settings = readKeys('TRACKING_FILE', config.trackingFile, TrackingSettings)
  if ('kdniao' in settings) return ready(new Kdniao(settings.kdniao, clock))
  if (!config.publicUrl) throw new ConfigError('PUBLIC_URL must be set for the tracking service to reach the server.')
  const callback = config.publicUrl.replace(/\/$/, '') + pushPath('kuaidi100')
  const { api, ...keys } = settings.kuaidi100
  return ready(new Kuaidi100({ ...keys, api: () => api }, () => callback))
}

/** The carrier that lives and dies with the server. */
function sandbox(context: Context): Tracking {
  const carrier = new SandboxCarrier(context, () => context.address() + pushPath('kuaidi100'))
  return { provider: carrier.provider, open: () => carrier.open(), close: () => carrier.close() }
}
