import { orderChangeAddress } from '@contract/calls/order'
import { aBasket, basketQuote, detail, fire, submit } from '../../testing/orders'
import type { StoreRow } from '../../testing/rows'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const fees = (tiers: { beyondMeters: number; add: number }[]) =>
  JSON.stringify({ base: 300, original: null, freeOver: null, tiers })

/** An unpaid order, and a way to another address of its customer. */
async function anOrder(store: Partial<StoreRow> = {}) {
  const { ann, storeId } = await aBasket(world, { store })
  const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
  const to = async (latitude: number) => ({
    orderId,
    addressId: await world.make.address(ann.id, { is_default: false, latitude }),
  })
  return { ann, orderId, to }
}

it('should bring an order to another address of the same fee, with its arrival', async () => {
  const { ann, orderId, to } = await anOrder()
  const before = await detail(ann, orderId)
  expect(before.canChangeAddress).toBe(true)
  const request = await to(22.5619)
  const changed = await ann.call(orderChangeAddress, request)
  const after = await detail(ann, orderId)
  expect(after.address).toMatchObject({ id: request.addressId, latitude: 22.5619 })
  expect(after).toMatchObject({ total: before.total, estimatedAt: changed.estimatedAt })
  expect(Date.parse(after.estimatedAt)).toBeGreaterThan(Date.parse(before.estimatedAt))
  expect(await ann.call(orderChangeAddress, request)).toEqual(changed)
})

it('should refuse an address out of reach, of another fee and of somebody else', async () => {
  const { ann, orderId, to } = await anOrder({ delivery_fees: fees([{ beyondMeters: 2000, add: 200 }]) })
  expect(await ann.refusal(orderChangeAddress, await to(23.5))).toBe('outOfDeliveryRange')
  expect(await ann.refusal(orderChangeAddress, await to(22.5619))).toBe('deliveryFeeDiffers')
  const addressId = await world.make.address((await world.make.customer()).id)
  expect(await ann.refusal(orderChangeAddress, { orderId, addressId })).toBe('addressNotFound')
  expect((await detail(ann, orderId)).address?.latitude).not.toBe(22.5619)
})

it('should take a paid order that waits for its store, and none that the store has accepted', async () => {
  const { ann, orderId, to } = await anOrder()
  await fire(world, orderId, 'pay')
  await ann.call(orderChangeAddress, await to(22.5429))
  await fire(world, orderId, 'accept')
  expect((await detail(ann, orderId)).canChangeAddress).toBe(false)
  expect(await ann.refusal(orderChangeAddress, await to(22.5429))).toBe('orderStateChanged')
})
