import { messageSystemList } from '@contract/calls/message'
import { parcelStates } from '@contract/states/parcel'
import type { TestCaller } from '../../../testing/caller'
import { CaseFactory } from '../../../testing/cases'
import { sayOfParcel } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const missing = ['lost', 'refused', 'returned']

/** A shipped order of a shop with a merchant. */
async function aShipped() {
  const cases = new CaseFactory(world)
  const { ann, orderId, shopId } = await cases.shipped()
  const merchant = await world.make.customer()
  await world.make.changeStore(shopId, { merchant_id: merchant.id })
  const [parcel] = (await cases.detail(ann, orderId)).parcelList
  return { cases, ann, orderId, shopId, merchant, parcelId: parcel?.id ?? '' }
}

/** The notices of a caller whose titles speak of a parcel that nobody received. */
const told = async (caller: TestCaller) =>
  (await caller.call(messageSystemList, { kind: 'order' })).items
    .map(({ title, text, target }) => ({ title, text, target }))
    .filter(({ title }) => /lost|going back|coming back/.test(title))

it.each(parcelStates.filter((state) => state !== 'toShip' && state !== 'cancelled'))(
  'should be a notice to the buyer and to the shop, once, if nobody received it: %s',
  async (state) => {
    const { ann, orderId, shopId, merchant, parcelId } = await aShipped()
    for (let day = 0; day < 3; day += 1) {
      await sayOfParcel(world, parcelId, state, `Day ${day}`)
      world.clock.forward(24 * 60)
    }
    const count = missing.includes(state) ? 1 : 0
    const toBuyer = await told(ann)
    expect(toBuyer).toHaveLength(count)
    for (const { text, target } of toBuyer) {
      expect(text).toContain('tap Refund')
      expect(target).toEqual({ kind: 'mallOrder', id: orderId })
    }
    const toShop = await told(merchant)
    expect(toShop).toHaveLength(count)
    for (const { text, target } of toShop) {
      expect(text).toContain('send it again or agree to a refund')
      expect(target).toEqual({ kind: 'storeWork', id: shopId })
    }
  },
)

it('should say whether it is lost or comes back, in both languages', async () => {
  const [lost, back] = [await aShipped(), await aShipped()]
  await sayOfParcel(world, lost.parcelId, 'lost')
  await sayOfParcel(world, back.parcelId, 'returned')
  expect(await told(lost.ann)).toMatchObject([{ title: 'Parcel lost' }])
  expect(await told(back.merchant)).toMatchObject([{ title: 'A parcel is coming back' }])
  for (const { ann, merchant } of [lost, back])
    for (const caller of [ann, merchant]) {
      caller.language = 'zh'
      const { items } = await caller.call(messageSystemList, { kind: 'order' })
      expect(items.filter(({ text }) => /丢失|未能送达/.test(text))).toHaveLength(1)
    }
})

it('should be no notice while its goods are in a case', async () => {
  const { cases, ann, orderId, merchant, parcelId } = await aShipped()
  await cases.apply(ann, orderId, { reason: 'notReceived' })
  await sayOfParcel(world, parcelId, 'returned')
  expect([...(await told(ann)), ...(await told(merchant))]).toEqual([])
})
