import {
  errandCancel,
  errandCancelTerms,
  errandConfirm,
  errandDetail,
  errandList,
  errandOrderStance,
  errandPickupCodeStand,
  errandUsableCoupons,
} from '@contract/calls/errand'
import { orderDetail, orderTrack, orderUsableCoupons } from '@contract/calls/order'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aPaidErrand, anErrand, aRider, aStance, errandKey, pay, withErrand } from '../../testing/errands'
import { aWorld, type World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const balance = 1_000_00
const aCustomer = () => world.make.customer({ balance })
const desk = () => world.app.services.errands.desk
const accepted = (orderId: string) => withErrand(world, orderId, (tx, order, desk) => desk.accept(tx, order, aRider))
const arrived = (orderId: string) => withErrand(world, orderId, (tx, order, desk) => desk.arrive(tx, order))

let photo = 0
const receipt = (amount: number) => ({ amount, photoHash: `photo-${(photo += 1)}` })

describe('an errand', () => {
  it('should list its coupons by the same call as those of any quote', async () => {
    const ann = await aCustomer()
    const { quote } = await ann.call(errandOrderStance, await aStance(world, ann))
    const quoteId = quote?.id ?? ''
    expect(await ann.call(orderUsableCoupons, { quoteId })).toEqual(await ann.call(errandUsableCoupons, { quoteId }))
  })

  it('should be quoted, placed, paid, bought, brought and confirmed', async () => {
    const ann = await aCustomer()
    const { route, quote } = await ann.call(errandOrderStance, await aStance(world, ann, { tip: 500 }))
    expect(route).toMatchObject({ state: 'ready', exact: false })
    expect(quote?.components.map(({ kind }) => kind)).toEqual(['distance', 'goods', 'tip'])
    expect(quote?.total).toBe((quote?.fee ?? 0) + 50_00 + 500)
    const orderId = await aPaidErrand(world, ann, { tip: 500 })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({
      state: 'waitingAccept',
      status: 'waitingAccept',
      tip: 500,
    })
    await accepted(orderId)
    await arrived(orderId)
    await withErrand(world, orderId, (tx, order, desk) => desk.bought(tx, order, [receipt(20_00), receipt(22_00)]))
    await withErrand(world, orderId, (tx, order, desk) => desk.setOff(tx, order, 10))
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({
      spent: 42_00,
      refunded: 8_00,
      state: 'riderDelivering',
    })
    expect(await ann.call(orderTrack, { orderId })).toMatchObject({
      status: 'waitingDelivery',
      rider: { phone: '139****0101' },
    })
    const { deliveryCode, pickupCode } = await ann.call(errandPickupCodeStand, { orderId })
    expect(pickupCode).toBeNull()
    await desk().deliver(trustedId('order', orderId), { code: deliveryCode ?? '' })
    const done = await ann.call(errandConfirm, { orderId, ...errandKey() })
    expect(done).toMatchObject({ state: 'review', actions: ['remove', 'refund', 'again', 'evaluate'] })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance - (quote?.total ?? 0) + 8_00)
    expect((await ann.call(errandList, {})).items).toMatchObject([{ id: orderId, kind: 'errand' }])
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ kind: 'errand', store: null })
  })

  it('should cost nothing to cancel before a rider came, and a fee after the grace', async () => {
    const ann = await aCustomer()
    const free = await aPaidErrand(world, ann)
    await ann.call(errandCancel, { orderId: free, reason: 'No', ...errandKey() })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance)
    const orderId = await aPaidErrand(world, ann)
    await accepted(orderId)
    expect(await ann.call(errandCancelTerms, { orderId })).toMatchObject({ allowed: true, reason: 'grace', fee: 0 })
    world.clock.forward(5)
    const { fee } = await ann.call(errandCancelTerms, { orderId })
    expect(fee).toBe(500)
    const asked = { orderId, reason: 'No', ...errandKey() }
    expect(await ann.refusal(errandCancel, asked)).toBe('errandTermsChanged')
    const gone = await ann.call(errandCancel, { ...asked, fee, ...errandKey() })
    expect(gone).toMatchObject({ state: 'cancelled', cancelReason: 'No' })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance - 500)
  })

  it('should be taken by one of two riders, and wait again when that one gives up', async () => {
    const ann = await aCustomer()
    const orderId = await aPaidErrand(world, ann)
    const both = await Promise.allSettled([accepted(orderId), accepted(orderId)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await withErrand(world, orderId, (tx, order, desk) => desk.giveUp(tx, order))
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({
      state: 'waitingAccept',
      rider: null,
      refunded: 0,
    })
    await world.hours(1)
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'cancelled' })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance)
  })

  it('should name what refuses it', async () => {
    const ann = await aCustomer()
    const refusal = async (over: Parameters<typeof aStance>[2]) =>
      ann.refusal(errandOrderStance, await aStance(world, ann, over))
    const [one, two] = [await world.make.address(ann.id), await world.make.address(ann.id, { is_default: false })]
    const send = { errandKind: 'send', deliveryAddressId: one, itemType: 'keys', estimate: 0 } as const
    expect(await refusal({ ...send, pickupAddressId: two })).toBe('errandAddressesEqual')
    expect(await refusal(send)).toBe('pickupAddressRequired')
    expect(await refusal({ pickupAt: new Date(world.clock.now().getTime() - 1).toISOString() })).toBe('pickupTimePast')
    expect(await refusal({ shop: { name: 'Far', address: '', latitude: 23.9, longitude: 113.93 } })).toBe(
      'errandTooFar',
    )
    expect(await refusal({ estimate: 9_000_00 })).toBe('purchasePriceTooHigh')
    expect(await refusal({ product: 'Some fireworks' })).toBe('errandForbidden')
    expect(await refusal({ weight: 30 })).toBe('errandTooHeavy')
    expect(await refusal({ tip: 900_00 })).toBe('errandTipTooHigh')
    const ben = await aCustomer()
    const orderId = await anErrand(world, ann)
    expect(await ben.refusal(errandDetail, { orderId })).toBe('orderNotFound')
    await pay(ann, { orderId })
  })
})
