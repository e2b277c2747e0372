import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config'
import { playsTracking } from '../config-rules'
import type { Context } from '../context'
import { ownAddress } from '../payments/addresses'
import { readKeys } from '../payments/settings'
import { Kdniao } from './kdniao'
import { Kuaidi100 } from './kuaidi100'
import type { TrackingProvider } from './provider'
import { SandboxCarrier } from './sandbox/carrier'
import { TrackingSettings } from './settings'

/** The path to which a tracking service pushes. */
export const pushPath = (name: TrackingProvider['name']): string => `/v1/tracking/${name}`

/** The tracking service of a deployment; undefined without one. @throws ConfigError for a file that cannot be used. */
export async function buildTracking(context: Context, app: FastifyInstance): Promise<TrackingProvider | undefined> {
  const { config, clock } = context
  if (!config.trackingFile) return playsTracking(config) ? sandbox(context, app) : undefined
  const settings = readKeys('TRACKING_FILE', config.trackingFile, TrackingSettings)
  if ('kdniao' in settings) return new Kdniao(settings.kdniao, clock)
  if (!config.publicUrl) throw new ConfigError('PUBLIC_URL must be set for the tracking service to reach the server.')
  const callback = config.publicUrl.replace(/\/$/, '') + pushPath('kuaidi100')
  const { api, ...keys } = settings.kuaidi100
  return new Kuaidi100({ ...keys, api: () => api }, () => callback)
}

/** The carrier that lives and dies with the server. */
async function sandbox(context: Context, app: FastifyInstance): Promise<TrackingProvider> {
  const carrier = new SandboxCarrier(context, () => ownAddress(app) + pushPath('kuaidi100'))
  await carrier.open()
  app.addHook('onClose', () => carrier.close())
  return carrier.provider
}
