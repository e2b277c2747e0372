import type { FromPrice } from '@contract/entities/hotel'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { claimableAt } from '../../coupon/queries/claimable'
import { unusedCoupons } from '../../coupon/queries/owned'
import { best, type OfferCoupon } from '../../pricing/offers'
import { aNight } from './nights'

/** Coupons that a caller has or can claim now for stays. */
export interface StayCoupons {
  readonly isMember: boolean
  readonly now: Date
  readonly owned: readonly OfferCoupon[]
  readonly claimable: readonly OfferCoupon[]
}

/** The coupons of the platform and of some hotels that a caller has or can claim; visitors have none. */
export async function stayCoupons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { customer }: Pick<Caller, 'customer'>,
  hotelIds: readonly string[],
): Promise<StayCoupons> {
  const now = clock.now()
  const [owned, claimable] = await Promise.all([
    customer ? unusedCoupons(db, customer.id, now) : [],
    claimableAt(db, { kind: 'hotel', storeIds: hotelIds }, { customer: customer ?? null, now }),
  ])
  return { isMember: customer?.isMember ?? false, now, owned, claimable }
}

interface PaidStay {
  readonly hotelId: string
  readonly total: number
  /** Part of the total that is paid now, from which coupons are taken. */
  readonly paidNow: number
  readonly roomNights: number
}

/**
 * Average price of a room-night after the coupons that the check-out would choose; none where they save nothing. It is of coupons to
 * claim only where these save more than those that the caller has.
 */
export function afterCoupons(
  { hotelId, total, paidNow: goods, roomNights }: PaidStay,
  { isMember, now, owned, claimable }: StayCoupons,
): Pick<FromPrice, 'afterCoupons'> {
  const scopes = [{ type: 'store', id: hotelId }] as const
  const basis = { kind: 'hotel', scopes, isMember, now, goods, fees: {}, discounts: [] }
  const [own, all] = [owned, [...owned, ...claimable]].map((coupons) => best(basis, coupons).off)
  const off = all ?? 0
  if (off === 0) return {}
  return { afterCoupons: { price: aNight(total - off, roomNights), isToClaim: off > (own ?? 0) } }
}
