import * as z from 'zod/mini'
import { Id, Instant } from './common'

/** A store of any kind as staff see it. */
export const StaffStore = z.object({
  id: Id,
  name: z.string(),
  business: z.string(),
  /** `suspended` by staff takes no orders until it is resumed, `ended` never again. */
  state: z.enum(['open', 'resting', 'closed', 'suspended', 'ended']),
  merchant: z.nullable(z.object({ id: Id, name: z.string() })),
  deliveredBy: z.enum(['platform', 'store']),
  selfPickup: z.boolean(),
  openOrders: z.int(),
  openedAt: Instant,
})
export type StaffStore = z.output<typeof StaffStore>
