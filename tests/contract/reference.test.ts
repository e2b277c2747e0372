import { calls } from '@contract/calls'
import type { Audience, Call, RequestInput } from '@contract/call'
import { failureCodes } from '@contract/failures'
import { given } from '../../server/testing/coupons'
import { aPicture } from '../../server/testing/picture'
import { storesOf } from '../../server/http/queries'
import { paymentOfOrder } from '../../server/modules/payment/queries'
import { aWorld, type World } from '../../server/testing/world'
import { asking, type Backend, callerOf, contractSuite } from './suite'
import { trustedId } from '../../server/security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('the reference back end', () => {
  const backend = (): Backend => ({
    visitor: () => world.visitor,
    customer: () => world.make.customer(),
    async merchant() {
      const merchant = await world.make.customer()
      await world.make.changeStore(await world.make.store(), { merchant_id: merchant.id })
      return merchant
    },
    bodiesPerCall: 200,
  })
  contractSuite(backend)

  it('should be asked by a merchant where a call is the merchant’s', async () => {
    const stores = async (who: Audience) => storesOf(world.app.context.db, (await callerOf(backend(), { who })).id)
    expect(await stores('merchant')).toHaveLength(1)
    expect(await stores('customer')).toEqual([])
  })
})

describe('somebody else’s things', () => {
  // Those of merchants are held against other merchants beside their services.
  const owning = Object.values<Call>(calls).filter(({ owns, party }) => owns.length > 0 && party === 'customer')

  /** One thing of each kind that belongs to Ann. */
  async function thingsOf(ann: Awaited<ReturnType<World['make']['customer']>>): Promise<Record<string, string>> {
    const storeId = await world.make.store()
    const goodsId = await world.make.goods(storeId)
    const address = await world.make.address(ann.id)
    const { baskets } = await ann.call(calls['cart.add'], { goodsId, quantity: 1 })
    const quote = await ann.call(calls['order.confirm'], { storeId })
    const media = await ann.upload(await aPicture(20, 20))
    const request: RequestInput<(typeof calls)['order.submit']> = {
      quoteId: quote.id, remark: '', tableware: 0, hideNumber: true, agreed: false, idempotencyKey: crypto.randomUUID(),
    } // prettier-ignore
    const { orderId } = await ann.call(calls['order.submit'], request)
    const [record] = (await ann.call(calls['wallet.myMoney'], {})).items
    const topUp = await ann.call(calls['wallet.recharge'], { amount: 100, idempotencyKey: crypto.randomUUID() })
    return {
      address,
      cartLine: baskets[0]?.lines[0]?.id ?? '',
      quote: quote.id,
      order: orderId,
      coupon: await given(world, ann.id),
      media: media.id,
      moneyRecord: record?.id ?? '',
      topUp: topUp.id,
      privateMedia: (await ann.upload(await aPicture(20, 20), { module: 'id' })).id,
      payment: (await paymentOfOrder(world.app.context.db, orderId)).id,
      refund: await aRefund(ann, orderId),
      review: await aReview(ann.id, storeId),
      session: (await ann.call(calls['account.sessions'], {})).devices[0]?.id ?? '',
    }
  }

  /** A review of Ann's. */
  async function aReview(customerId: string, storeId: string): Promise<string> {
    const { clock, db } = world.app.context
    const both = JSON.stringify({ en: 'Good', zh: '好' })
    const author = JSON.stringify({ name: both, avatar: { path: '/pictures/ab12', colour: '#ffdfa8' } })
    const id = crypto.randomUUID()
    const review = { id, customer_id: customerId, store_id: storeId, author, text: both, pictures: '[]' }
    await db
      .insertInto('reviews')
      .values({ ...review, anonymous: false, rating: 5, created_at: clock.now() })
      .execute()
    return id
  }

  /** An application of Ann's for her money back, once the store has taken the order. */
  async function aRefund(ann: Awaited<ReturnType<World['make']['customer']>>, orderId: string): Promise<string> {
    const key = () => crypto.randomUUID()
    await ann.call(calls['payment.balancePay'], { orderId, payPassword: '246810', idempotencyKey: key() })
    await world.app.context.db.transaction().execute(async (tx) => {
      const engine = world.app.services.orders
      await engine.fire(tx, await engine.lock(tx, trustedId('order', orderId)), 'accept', 'merchant')
    })
    const why = { reason: 'Something is missing', description: 'Half of it' }
    return (await ann.call(calls['order.applyRefund'], { orderId, type: 'full', ...why, idempotencyKey: key() })).id
  }

  it.each(owning.map((call) => [call.name, call] as const))('%s should refuse them', async (_, call) => {
    const [ann, ben] = [await world.make.customer({ balance: 100_00 }), await world.make.customer()]
    const things = await thingsOf(ann)
    for (const field of call.owns) {
      const { envelope } = await ben.send(call.name, asking(call, field, things[field.kind] ?? ''))
      expect({ field, code: envelope.code }).toEqual({ field, code: failureCodes[`${field.kind}NotFound`] })
    }
  })
})
