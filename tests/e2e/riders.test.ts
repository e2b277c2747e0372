import { addressList } from '@contract/calls/address'
import { userInfo } from '@contract/calls/user'
import type { Position } from '@contract/entities/common'
import { pathOfRoute, routes } from '@/routes'
import { violations } from '../support/axe'
import { fillCart } from '../support/orders'
import { people, type Person } from '../support/person'
import { riderWords } from '../support/rider-words'
import { acceptOffer, standAt, takeStep } from '../support/riders'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { until } from '../support/until'

const say = riderWords.en

const stage = new Stage({ DEMO_AUTOPILOT: 'off', OFFER_SECONDS: '600' })

const halfway = (from: Position, to: { latitude: number | null; longitude: number | null } | undefined): Position => ({
  latitude: (from.latitude + (to?.latitude ?? from.latitude)) / 2,
  longitude: (from.longitude + (to?.longitude ?? from.longitude)) / 2,
})

/** The metres between the rider and the door, as the customer’s map says. */
async function metersAway(ann: Person): Promise<number> {
  const label = await ann.screen.getByRole('group', { name: /^The rider is/ }).getAttribute('aria-label')
  const [, amount = '', unit] = /is ([\d.]+) (m|km) away/.exec(label ?? '') ?? []
  return Number(amount) * (unit === 'km' ? 1000 : 1)
}

it('should bring a dinner from the stove to the door, by a customer, a merchant and a rider', async () => {
  const shop = await findShop(stage.url)
  const mia = await stage.open({ phone: people.merchant })
  const { id: merchant_id } = await mia.caller.call(userInfo, {})
  await stage.db.updateTable('stores').set({ merchant_id: null }).where('merchant_id', '=', merchant_id).execute()
  const store = { merchant_id, delivered_by: 'platform', auto_accept: false } as const
  await stage.db.updateTable('stores').set(store).where('id', '=', shop.id).execute()
  const place = await stage.db
    .selectFrom('stores')
    .select(['latitude', 'longitude'])
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()

  const ming = await stage.open({ phone: people.rider })
  await standAt(ming, place)
  await ming.goto(pathOfRoute(routes.my))
  await ming.tap('Start riding')
  await ming.sees('Ready when you are')
  expect(await violations(ming.screen)).toEqual([])
  await ming.tap('Go online')
  await ming.tap('Continue')
  await ming.sees('Waiting for an order')

  const ann = await stage.open({ phone: people.member })
  const { words } = ann
  await fillCart(ann.caller, shop)
  await ann.goto(`${pathOfRoute(routes.confirm)}?storeId=${shop.id}`)
  await ann.tap(words.placeOrder)
  await payFromBalance(ann)
  await ann.sees(words.paid)
  await ann.tap(words.viewOrder)

  await mia.goto(pathOfRoute(routes.merchantOrders))
  await mia.tap(/^Accept: /)
  await ming.dialog.getByText(say.forYou).waitFor()
  expect(await violations(ming.screen)).toEqual([])
  await acceptOffer(ming)
  await takeStep(ming, say.atPickup, ming.button(say.pickedUp))
  await mia.tapTab(/^Cooking/)
  await mia.tap(/^Food is ready: /)
  await ming.sees('The food is ready')
  await takeStep(ming, say.pickedUp, ming.button(say.arrived))

  await ann.isAt('On the way')
  const far = await metersAway(ann)
  expect(await ann.screen.getByText('Dashed line: estimated route').count()).toBe(0)
  const [home] = (await ann.caller.call(addressList, {})).items
  await standAt(ming, halfway(place, home))
  await until(async () => (await metersAway(ann)) < far, 'a rider who is nearer')

  await takeStep(ming, say.arrived, ming.button(say.delivered))
  await takeStep(ming, say.delivered, ming.screen.getByText(say.ended))
  await ann.isAt(words.delivered)

  await ming.goto(pathOfRoute(routes.riderEarnings))
  await ming.sees(/more after customers confirm/)
  await ming.goto(pathOfRoute(routes.riderMe))
  await ming.tap('Online')
  await ming.dialog.getByRole('button', { name: /^End shift/ }).click()
  await ming.sees('Offline')
  expect([...mia.faults, ...ann.faults, ...ming.faults]).toEqual([])
  await Promise.all([mia.close(), ann.close(), ming.close()])
})
