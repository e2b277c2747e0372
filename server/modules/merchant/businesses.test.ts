import * as calls from '@contract/calls/merchant'
import { type BusinessKind, businessKinds } from '@contract/order-kinds'
import { HotelFactory } from '../../testing/hotel'
import { MallFactory } from '../../testing/mall'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
let mia: TestCaller
beforeAll(async () => {
  world = await aWorld()
  mia = await world.make.customer()
})
afterAll(() => world.close())

/** A store of each business. */
const make: Readonly<Record<BusinessKind, (merchant: { merchant_id: string }) => Promise<string>>> = {
  takeaway: (merchant) => world.make.store(merchant),
  mall: async (merchant) => {
    const { id } = await new MallFactory(world.app.context.db, world.make).shop(merchant)
    return id
  },
  hotel: (merchant) => new HotelFactory(world).hotel({}, merchant),
}

describe.each(businessKinds)('the store of a merchant whose business is %s', (business) => {
  let storeId: string
  beforeAll(async () => {
    storeId = await make[business]({ merchant_id: mia.id })
  })

  it('should have figures of today', async () => {
    const today = await mia.call(calls.merchantFigures, { storeId })
    expect(today).toMatchObject({ orders: 0, income: 0, cookingMinutes: null })
    const ben = await world.make.customer()
    await world.make.store({ merchant_id: ben.id })
    expect(await ben.refusal(calls.merchantFigures, { storeId })).toBe('storeNotFound')
  })

  it('should answer whatever the tab Me leads to', async () => {
    expect((await mia.call(calls.merchantStores, {})).items.map(({ business: each }) => each)).toContain(business)
    expect((await mia.call(calls.merchantRefunds, { storeId })).items).toEqual([])
    expect((await mia.call(calls.merchantShop, { storeId })).shop.id).toBe(storeId)
  })
})
