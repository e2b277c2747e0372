import * as z from 'zod/mini'
import { Amount, Id, Instant } from './common'
import { StaffRole } from './staff'

/** A customer as staff see one; the phone is masked. */
export const StaffCustomer = z.object({
  id: Id,
  name: z.string(),
  maskedPhone: z.string(),
  /** `closing` can still be taken back by its customer; `closed` is erased. */
  state: z.enum(['active', 'frozen', 'closing', 'closed']),
  joinedAt: Instant,
})
export type StaffCustomer = z.output<typeof StaffCustomer>

/** A customer with what belongs to the account. */
export const StaffCustomerDetail = z.extend(StaffCustomer, {
  balance: Amount,
  /** Below zero when some are owed. */
  points: z.int(),
  memberUntil: z.nullable(Instant),
  roles: z.array(StaffRole),
  stores: z.array(z.object({ id: Id, name: z.string() })),
  isRider: z.boolean(),
  /** Devices with a live session. */
  devices: z.int(),
  orders: z.object({ open: z.int(), all: z.int() }),
  refunds: z.object({ open: z.int(), all: z.int() }),
})
export type StaffCustomerDetail = z.output<typeof StaffCustomerDetail>
