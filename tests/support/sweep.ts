import { merchantProducts } from '@contract/calls/merchant/products'
import { merchantStores } from '@contract/calls/merchant/shop'
import { riderAccept, riderOffers, riderPosition, riderShift } from '@contract/calls/rider'
import { type Language, languages } from '@contract/settings'
import type { Route } from '@/route'
import { type RouteName, routeNames, routes } from '@/routes'
import type { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from './examples'
import { placeOrder, payOrder } from './orders'
import { people, type Person } from './person'
import { findShop, shopOf } from './shop'
import type { Stage } from './stage'
import { until } from './until'

type Role = keyof typeof people

const ofHotels: readonly RouteName[] = ['merchantArrivals', 'merchantRooms', 'merchantHotel', 'merchantRoomType']

/** The account that has something on a screen. */
export function roleOf(name: RouteName): Role {
  if (ofHotels.includes(name)) return 'innkeeper'
  const { root } = routes[name] as Route
  if (root === 'pages/rider') return 'rider'
  return root === 'pages/merchant' || name === 'storeMessages' ? 'merchant' : 'member'
}

/** A paid order that waits for the merchant's restaurant, and a product of the merchant's shop. */
async function workOf(merchant: TestCaller, member: TestCaller) {
  const { items } = await merchant.call(merchantStores, {})
  const idOf = (business: string) => items.find((each) => each.business === business)?.id ?? ''
  const shop = await shopOf(member, idOf('takeaway'))
  if (!shop) throw new Error('The merchant’s restaurant has not what the journeys need')
  await payOrder(member, await placeOrder(member, shop))
  const products = await merchant.call(merchantProducts, { storeId: idOf('mall') })
  return { storeMessages: { storeId: shop.id }, merchantProduct: { productId: products.items[0]?.id ?? '' } }
}

/** The delivery of an errand that a rider has accepted, by the shop of `anErrand`. */
async function deliveryOf(rider: TestCaller): Promise<string> {
  await rider.call(riderShift, { action: 'start' })
  const at = new Date().toISOString()
  await rider.call(riderPosition, { positions: [{ latitude: 22.5389, longitude: 113.934, at }] })
  const offers = async () => (await rider.call(riderOffers, {})).items
  await until(async () => (await offers()).length > 0, 'an offer to the rider')
  const [offer] = await offers()
  return (await rider.call(riderAccept, { offerId: offer?.id ?? '' })).id
}

/** Everybody whose screens are looked at, and the parameters of the screens. */
async function cast(stage: Stage, language: Language, size: { width: number; height: number }) {
  const open = (phone: string) => stage.open({ language, phone, ...size })
  const [member, merchant] = [await open(people.member), await open(people.merchant)]
  const [innkeeper, rider] = [await open(people.innkeeper), await open(people.rider)]
  const params = await examples(member.caller, await findShop(stage.url, language))
  const work = await workOf(merchant.caller, member.caller)
  const riderTask = { id: await deliveryOf(rider.caller) }
  const customer = member
  return { by: { member, merchant, innkeeper, rider, customer }, params: { ...params, ...work, riderTask } }
}

/**
 * Opens every screen of the table of routes in both languages, with the account that has something on it, in a window of a
 * size, and passes it to a check when it has come to rest.
 */
export function sweep(
  stage: Stage,
  size: { width: number; height: number },
  check: (person: Person, name: RouteName) => Promise<void>,
): void {
  describe.each(languages)('in %s', (language) => {
    let all: Awaited<ReturnType<typeof cast>>
    beforeAll(async () => {
      all = await cast(stage, language, size)
    })
    afterAll(() => Promise.all(Object.values(all.by).map((person) => person.close())))

    it.each(routeNames)('%s', async (name) => {
      const person = all.by[roleOf(name)]
      await person.renew()
      await person.goto(addressOf(name, all.params))
      await person.settled()
      await check(person, name)
      expect(person.faults).toEqual([])
    })
  })
}
