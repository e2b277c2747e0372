import { randomUUID } from 'node:crypto'
import { couponList } from '@contract/calls/coupon'
import { homeReceiveCoupon } from '@contract/calls/home'
import { memberInfo } from '@contract/calls/member'
import { voucherDetail } from '@contract/calls/voucher'
import { formatDateTime } from '@contract/date'
import { utcOffset } from '../../local-time'
import { aCoupon } from '../../testing/coupons'
import { aPlan, becomeMember } from '../../testing/membership'
import { aPackage, buyVouchers } from '../../testing/vouchers'
import { aWorld, type World } from '../../testing/world'

// New York puts its clock back on 1 November 2026 and forward on 14 March 2027.
const zone = 'America/New_York'
let world: World
beforeAll(async () => {
  world = await aWorld({ TIME_ZONE: zone })
})
afterAll(() => world.close())

/** Sets the clock to a later time. */
function turnTo(moment: string): void {
  world.clock.forward((Date.parse(moment) - world.clock.now().getTime()) / 60_000)
}

const there = (at: string | null | undefined) => at && formatDateTime(new Date(at), utcOffset(zone, new Date(at)))

/** End of validity of a voucher bought now for 30 days, by the clock of the place. */
async function untilOf() {
  const ann = await world.make.customer({ balance: 1000_00 })
  const storeId = await world.make.store({ time_zone: zone })
  const orderId = await buyVouchers(ann, await aPackage(world, storeId, { valid_days: 30 }), 1)
  const valid_until = new Date('2030-01-01T00:00:00Z')
  const couponId = await aCoupon(world, { valid_days: 30, valid_until, per_customer: 1 })
  await ann.call(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
  const { items } = await ann.call(couponList, { tab: 'unused' })
  await becomeMember(ann, await aPlan(world, { key: randomUUID().slice(0, 8), days: 30 }))
  return {
    voucher: there((await ann.call(voucherDetail, { orderId })).validUntil),
    coupon: there(items[0]?.validUntil),
    member: there((await ann.call(memberInfo, {})).until),
  }
}

describe('30 days', () => {
  it('should be 30 days of the calendar at any time of the day, over both changes of the clock', async () => {
    turnTo('2026-10-20T04:10:00Z')
    expect(await untilOf()).toEqual({
      ...{ voucher: '2026-11-20 00:00', coupon: '2026-11-19 00:10', member: '2026-11-19 00:10' },
    })
    turnTo('2026-10-20T16:00:00Z')
    expect(await untilOf()).toEqual({
      ...{ voucher: '2026-11-20 00:00', coupon: '2026-11-19 12:00', member: '2026-11-19 12:00' },
    })
    turnTo('2027-03-02T04:40:00Z')
    expect(await untilOf()).toEqual({
      ...{ voucher: '2027-04-01 00:00', coupon: '2027-03-31 23:40', member: '2027-03-31 23:40' },
    })
  })
})
