import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-cart'
import { orderCancel, orderUsableCoupons } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aCoupon, given } from '../../testing/coupons'
import { detail } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** An open cart with two dishes of the host and one of Ben, and two coupons of the host and one of Ben. */
async function filled(payer: 'host' | 'each' = 'host') {
  const { make } = world
  const [host, ben] = [await make.customer({ balance: 500_00 }), await make.customer({ balance: 500_00 })]
  await make.address(host.id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId)
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const, payer }
  const { id: cartId, token } = await host.call(calls.groupCartStart, { storeId, ...settings, ...key() })
  await ben.call(calls.groupCartJoin, { token })
  await host.call(calls.groupCartEdit, { cartId, goodsId, quantity: 2 })
  await ben.call(calls.groupCartEdit, { cartId, goodsId, quantity: 1 })
  const [best, small] = [
    await given(world, host.id, { kind: 'platform', amount: 1000 }),
    await given(world, host.id, { kind: 'platform', amount: 300 }),
  ]
  const other = await given(world, ben.id, { kind: 'platform', amount: 2000 })
  await aCoupon(world, { kind: 'store', store_id: storeId })
  return { host, ben, cartId, best, small, other }
}

describe('the coupons of a shared cart', () => {
  it('should be those of the host that save most, split over everybody’s dishes, and come back with the order', async () => {
    const { host, ben, cartId, best, small } = await filled()
    const { total: before } = await host.call(calls.groupCartDetail, { cartId })
    const quote = await host.call(calls.groupCartConfirm, { cartId })
    expect(quote).toMatchObject({ total: before - 1000 })
    expect(quote.coupons).toContainEqual({ slot: 'envelope', couponId: best, off: 1000, usable: 2, claimable: 0 })
    const { items } = await host.call(orderUsableCoupons, { quoteId: quote.quoteId })
    expect(items.map(({ id }) => id)).toEqual([best, small])
    expect(quote.coupons).toContainEqual({ slot: 'store', couponId: null, off: 0, usable: 0, claimable: 1 })
    const request = { cartId, total: quote.total, couponIds: [best], ...key() }
    const { orderId } = await host.call(calls.groupCartLock, request)
    const locked = await ben.call(calls.groupCartDetail, { cartId })
    expect(sum(locked.people.map(({ share }) => share?.total ?? 0))).toBe(quote.total)
    expect(locked.people.map(({ share }) => share?.offers).sort()).toEqual([333, 667])
    await host.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    await host.call(orderCancel, { orderId, reason: 'Ordered by mistake', ...key() })
    expect(await detail(host, orderId)).toMatchObject({ state: 'cancelled', refunded: quote.total })
    expect(await world.make.balanceOf('customer', host.id)).toBe(500_00)
    const again = await filled()
    expect(await again.host.call(calls.groupCartConfirm, { cartId: again.cartId, couponIds: [] })).toMatchObject({
      total: before,
    })
  })

  it('should be the chosen ones, at the total that the host agreed to, and nobody else’s', async () => {
    const { host, ben, cartId, small, best, other } = await filled()
    const quote = await host.call(calls.groupCartConfirm, { cartId, couponIds: [small] })
    expect(quote.coupons).toContainEqual({ slot: 'envelope', couponId: small, off: 300, usable: 2, claimable: 0 })
    expect(await host.refusal(calls.groupCartConfirm, { cartId, couponIds: [best, small] })).toBe('couponUnavailable')
    expect(await host.refusal(calls.groupCartConfirm, { cartId, couponIds: [other] })).toBe('couponNotFound')
    expect(await ben.refusal(calls.groupCartConfirm, { cartId })).toBe('groupCartHostOnly')
    expect(await ben.refusal(orderUsableCoupons, { quoteId: quote.quoteId })).toBe('quoteNotFound')
    const lock = (couponIds: string[], total = quote.total) =>
      host.refusal(calls.groupCartLock, { cartId, total, couponIds, ...key() })
    expect(await lock([])).toBe('quoteChanged')
    expect(await lock([best])).toBe('quoteChanged')
    expect(await lock([small])).toBeUndefined()
  })

  it('should be none where each pays', async () => {
    const { host, cartId, best } = await filled('each')
    const quote = await host.call(calls.groupCartConfirm, { cartId })
    const { total } = await host.call(calls.groupCartDetail, { cartId })
    expect(quote).toMatchObject({ total, coupons: [] })
    expect(await host.refusal(calls.groupCartLock, { cartId, total, couponIds: [best], ...key() })).toBe(
      'couponUnavailable',
    )
  })
})
