import type { Locator } from 'playwright-core'
import { userInfo } from '@contract/calls/user'
import { pathOfRoute, routes } from '@/routes'
import { violations } from '../support/axe'
import { fillCart } from '../support/orders'
import { people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'

const stage = new Stage({ DEMO_AUTOPILOT: 'off', OFFER_SECONDS: '600' })

/** Gives the device of a person a position, with the permission to read it. */
async function standAt({ context }: Person, latitude: number, longitude: number): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude })
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
  await standAt(ming, place.latitude, place.longitude)
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
  await ming.dialog.getByText('for you, tip included').waitFor()
  expect(await violations(ming.screen)).toEqual([])
  await ming.dialog.getByRole('button', { name: /^Accept ¥/ }).click()
  await ming.isAt(/^Order #/)
  await ming.tap(/^I’m at the store/)
  await mia.tapTab(/^Cooking/)
  await mia.tap(/^Food is ready: /)
  await ming.sees('The food is ready')
  await tapSure(ming, /^Picked up/, ming.button(/^I’ve arrived/))
  await tapSure(ming, /^I’ve arrived/, ming.button(/^Delivered/))
  await tapSure(ming, /^Delivered/, ming.screen.getByText('This delivery has ended'))
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

/** Takes a step, and says yes where the app asks whether it is meant, which it does soon after the step before. */
async function tapSure(ming: Person, name: RegExp, next: Locator): Promise<void> {
  await ming.tap(name)
  const yes = ming.screen.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
  await yes.or(next).first().waitFor()
  if (await yes.isVisible()) await yes.click()
  await next.waitFor()
}
