import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { aCoupon, given } from '../../server/testing/coupons'
import type { TestCaller } from '../../server/testing/caller'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The coupons of the first of two customers, used for an order of theirs, and those on offer. */
export async function couponLists(world: World, [ann, ben]: readonly [TestCaller, TestCaller], orderId: string) {
  const { db } = world.app.context
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(db))
  const couponIds = await times(() => given(world, ann.id))
  const coupons: PagedList = {
    caller: ann,
    ids: couponIds,
    requests: [{ tab: 'unused' }, { tab: 'used' }, { tab: 'expired' }],
    put: (id, position, { tab }) => {
      const used = tab === 'used'
      const until = at(position, tab === 'expired' ? '2026-03-20' : '2026-04-20')
      return run(sql`update customer_coupons set customer_id = ${ann.id}, order_id = ${used ? orderId : null},
        used_at = ${used ? at(position) : null}, valid_from = '2026-03-01', valid_until = ${until} where id = ${id}`)
    },
    takeOut: (id) => run(sql`update customer_coupons set customer_id = ${ben.id} where id = ${id}`),
  }

  const offerIds = await times(() => aCoupon(world))
  const offers: PagedList = {
    caller: ann,
    ids: offerIds,
    requests: [{}],
    put: (id, position) =>
      run(
        sql`update coupons set position = ${position}, claim_until = '2030-01-01', valid_until = '2030-01-01' where id = ${id}`,
      ),
    takeOut: (id) => run(sql`update coupons set claim_until = '2020-01-01' where id = ${id}`),
  }

  const giftIds = await times(async (index) => {
    const id = uuid()
    await run(sql`insert into member_grants (id, customer_id, month, kind, coupon_id, count, amount, ends_at, granted_at)
      values (${id}, ${ben.id}, ${`2026-0${index + 1}`}, 'bonus', ${id}, 1, 300, '2030-01-01', now())`)
    return id
  })
  const gifts: PagedList = {
    caller: ann,
    ids: giftIds,
    requests: [{}],
    put: (id, position) =>
      run(sql`update member_grants set customer_id = ${ann.id}, granted_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update member_grants set customer_id = ${ben.id} where id = ${id}`),
  }

  return { 'coupon.list': coupons, 'coupon.center': offers, 'coupon.gifts': gifts }
}
