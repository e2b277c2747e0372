import type { Config } from '../config-settings'
import { playsCourier } from '../config-rules'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import type { CourierName } from './names'
import type { CourierProvider } from './provider'
import { SandboxCourier } from './sandbox/courier'
import { CourierSettings } from './settings'
import { UberDirect } from './uber-direct'

/** The path to which a courier pushes. */
export const courierPushPath = (name: CourierName): string => `/v1/couriers/${name}`

/** The courier of a deployment; undefined without one. */
export const courierOf = (config: Config): CourierName | undefined =>
  config.courierFile || playsCourier(config) ? 'uberDirect' : undefined

/** A courier, and the parts that end with the server. */
export interface CourierService {
  readonly provider: CourierProvider
  /** Opens what the courier needs before it is used. */
  open(): Promise<void>
  close(): Promise<void>
}

/** The courier of a deployment with its keys. @throws ConfigError for a file that cannot be used */
export function buildCourier(context: Context): CourierService | undefined {
  const { config, clock } = context
  if (config.courierFile) {
    const { api, auth, ...account } = readKeys('COURIER_FILE', config.courierFile, CourierSettings).uberDirect
    const provider = new UberDirect({ ...account, api: () => api, auth: () => auth }, clock)
    return { provider, open: () => Promise.resolve(), close: () => Promise.resolve() }
  }
  return playsCourier(config)
    ? new SandboxCourier(context, () => context.address() + courierPushPath('uberDirect'))
    : undefined
}
