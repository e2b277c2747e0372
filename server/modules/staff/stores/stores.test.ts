import { randomUUID } from 'node:crypto'
import { merchantSaveShop, merchantStores } from '@contract/calls/merchant'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import * as calls from '@contract/calls/staff'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { newOrders, orderAfter } from '../../../testing/every-order'
import { aBasket, basketQuote } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { aStaff } from '../../../testing/staff'
import { aPackage, buyVouchers } from '../../../testing/vouchers'
import { aWorld, type World } from '../../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world, 'operations')
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const acting = () => ({ reason: 'The licence has ended', idempotencyKey: randomUUID() })
const suspend = (storeId: string) => staff.call(calls.staffSuspendStore, { storeId, ...acting() })
const close = (storeId: string, openOrders: 'finish' | 'refund') =>
  staff.call(calls.staffCloseStore, { storeId, openOrders, ...acting() })
const stateOf = async (orderId: string) => {
  const { phase, refunded } = await staff.call(calls.staffOrder, { orderId })
  return { phase, refunded }
}

describe('a suspended store', () => {
  it('should take no order, also not by its merchant, and be resumed as it was', async () => {
    const { ann, storeId } = await aBasket(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const { id: quoteId } = await basketQuote(ann, { storeId })
    expect(await suspend(storeId)).toMatchObject({ state: 'suspended' })
    const submit = { quoteId, idempotencyKey: randomUUID() }
    expect(await ann.refusal(orderSubmit, submit)).toBe('storeClosed')
    const open = { storeId, status: 'open' as const }
    expect(await merchant.refusal(merchantSaveShop, open)).toBe('storeSuspended')
    expect(await staff.refusal(calls.staffSuspendStore, { storeId, ...acting() })).toBe('nothingToChange')
    expect((await staff.call(calls.staffStores, { stopped: true })).items.map(({ id }) => id)).toContain(storeId)
    const resume = { storeId, ...acting() }
    expect(await staff.call(calls.staffResumeStore, resume)).toMatchObject({ state: 'open' })
    expect(await staff.refusal(calls.staffResumeStore, { ...resume, ...acting() })).toBe('nothingToChange')
    expect(await ann.refusal(orderSubmit, { ...submit, idempotencyKey: randomUUID() })).toBeUndefined()
  })

  it.each(Object.entries(newOrders).filter(([name]) => name !== 'an errand'))(
    'should refuse a new order of %s by name',
    async (_, make) => {
      // Every store that is made for the order is stopped from its beginning.
      const { store } = world.make
      const made = jest.spyOn(world.make, 'store')
      made.mockImplementation((over = {}) => store.call(world.make, { ...over, suspended_at: world.clock.now() }))
      await expect(make(world)).rejects.toMatchObject({ failure: 'storeClosed' })
      made.mockRestore()
    },
  )

  it('should finish its open orders', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world)
    await suspend(storeId)
    expect(await stateOf(orderId)).toEqual({ phase: 'inProgress', refunded: 0 })
    expect(ann.id).not.toBe('')
  })
})

describe('a store that is closed for good', () => {
  it('should finish or refund its paid orders, as staff choose, and lose its unpaid ones', async () => {
    const [kept, back] = [await aPaidOrder(world), await aPaidOrder(world)]
    const { ann, storeId } = await aBasket(world)
    const unpaid = await ann.call(orderSubmit, {
      ...{ quoteId: (await ann.call(orderConfirm, { storeId })).id, idempotencyKey: randomUUID() },
    })
    expect(await close(kept.storeId, 'finish')).toMatchObject({ state: 'ended', openOrders: 1 })
    await close(back.storeId, 'refund')
    await close(storeId, 'finish')
    await world.hours(1)
    expect(await stateOf(kept.orderId)).toEqual({ phase: 'inProgress', refunded: 0 })
    expect(await stateOf(back.orderId)).toEqual({ phase: 'cancelled', refunded: 6601 })
    expect(await stateOf(unpaid.orderId)).toEqual({ phase: 'cancelled', refunded: 0 })
    expect(await staff.refusal(calls.staffCloseStore, { storeId, openOrders: 'refund', ...acting() })).toBe(
      'storeEnded',
    )
    expect(await staff.refusal(calls.staffResumeStore, { storeId, ...acting() })).toBe('storeEnded')
  })

  it('should refund its unused vouchers, whatever happens to its other orders', async () => {
    const storeId = await world.make.store()
    const ann = await world.make.customer({ balance: 1000_00 })
    const orderId = await buyVouchers(ann, await aPackage(world, storeId), 2)
    const { total } = await staff.call(calls.staffOrder, { orderId })
    await close(storeId, 'finish')
    await world.hours(1)
    expect(await stateOf(orderId)).toEqual({ phase: 'cancelled', refunded: total })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1000_00)
  })

  it('should refund a place in a group too', async () => {
    const make = newOrders['a place in a group']
    if (!make) throw new Error('nothing makes a place in a group')
    const { orderId } = await orderAfter(world, make, ['pay'])
    const { store, total } = await staff.call(calls.staffOrder, { orderId })
    await close(store?.id ?? '', 'refund')
    await world.hours(1)
    expect(await stateOf(orderId)).toEqual({ phase: 'cancelled', refunded: total })
  })
})

it('should be handed over to an active merchant, and deliver otherwise', async () => {
  const storeId = await world.make.store()
  const merchant = await world.make.customer()
  const to = (customerId: string) => ({ storeId, customerId, ...acting() })
  expect((await merchant.call(merchantStores, {})).items).toEqual([])
  expect(await staff.call(calls.staffHandOverStore, to(merchant.id))).toMatchObject({ merchant: { id: merchant.id } })
  expect((await merchant.call(merchantStores, {})).items.map(({ id }) => id)).toEqual([storeId])
  expect(await staff.refusal(calls.staffHandOverStore, to(merchant.id))).toBe('nothingToChange')
  const gone = await world.make.customer()
  await world.make.disable(gone.id)
  expect(await staff.refusal(calls.staffHandOverStore, to(gone.id))).toBe('customerFrozen')
  const leaving = await world.make.customer()
  const closing = { closes_at: new Date('2999-01-01T00:00:00Z') }
  await world.app.context.db.updateTable('customers').set(closing).where('id', '=', leaving.id).execute()
  expect(await staff.refusal(calls.staffHandOverStore, to(leaving.id))).toBe('customerFrozen')
  const method = { storeId, deliveredBy: 'store' as const, selfPickup: false }
  expect(await staff.call(calls.staffSetDeliveryMethod, { ...method, ...acting() })).toMatchObject({
    ...{ deliveredBy: 'store', selfPickup: false },
  })
  expect(await staff.refusal(calls.staffSetDeliveryMethod, { ...method, ...acting() })).toBe('nothingToChange')
})
