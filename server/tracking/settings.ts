import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const address = z.url({ protocol: /^https?$/ })

/** An account at Kuaidi100; `salt` signs its pushes. */
export const Kuaidi100Settings = z.object({
  key: filled,
  customer: filled,
  salt: z.string().check(z.minLength(8)),
  /** Base URL. */
  api: z._default(address, 'https://poll.kuaidi100.com'),
})
export type Kuaidi100Settings = z.output<typeof Kuaidi100Settings>

/** An account at KDNiao. */
export const KdniaoSettings = z.object({
  businessId: filled,
  appKey: filled,
  /** Base URL. */
  api: z._default(address, 'https://api.kdniao.com'),
})
export type KdniaoSettings = z.output<typeof KdniaoSettings>

/** The file of TRACKING_FILE: one service or the other. */
export const TrackingSettings = z.union([
  z.object({ kuaidi100: Kuaidi100Settings }),
  z.object({ kdniao: KdniaoSettings }),
])
