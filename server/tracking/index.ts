import { ConfigError } from '../config'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import { Kdniao } from './kdniao'
import { Kuaidi100 } from './kuaidi100'
import type { TrackingProvider } from './provider'
import { TrackingSettings } from './settings'

/** The path to which a tracking service pushes. */
export const pushPath = (name: TrackingProvider['name']): string => `/v1/tracking/${name}`

/** The tracking service of a deployment; undefined without one. @throws ConfigError for a file that cannot be used. */
export function buildTracking({ config, clock }: Pick<Context, 'config' | 'clock'>): TrackingProvider | undefined {
  if (!config.trackingFile) return undefined
  const settings = readKeys('TRACKING_FILE', config.trackingFile, TrackingSettings)
  if ('kdniao' in settings) return new Kdniao(settings.kdniao, clock)
  if (!config.publicUrl) throw new ConfigError('PUBLIC_URL must be set for the tracking service to reach the server.')
  return new Kuaidi100(settings.kuaidi100, config.publicUrl.replace(/\/$/, '') + pushPath('kuaidi100'))
}
