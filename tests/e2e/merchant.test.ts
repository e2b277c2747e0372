import { userInfo } from '@contract/calls/user'
import { pathOfRoute, routes } from '@/routes'
import { fillCart } from '../support/orders'
import { people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

it('should let a merchant accept an order as it comes in, cook it and deliver it to its customer', async () => {
  const shop = await findShop(stage.url)
  const mia = await stage.open({ phone: people.merchant })
  const { id: merchant_id } = await mia.caller.call(userInfo, {})
  await stage.db.updateTable('stores').set({ merchant_id: null }).where('merchant_id', '=', merchant_id).execute()
  const store = { merchant_id, delivered_by: 'store' } as const
  await stage.db.updateTable('stores').set(store).where('id', '=', shop.id).execute()
  await mia.goto(pathOfRoute(routes.my))
  await mia.tap(/^My store/)
  await mia.isAt(shop.name)
  await mia.sees('No orders here')

  const ann = await stage.open({ phone: people.member })
  const { words } = ann
  await fillCart(ann.caller, shop)
  await ann.goto(`${pathOfRoute(routes.confirm)}?storeId=${shop.id}`)
  await ann.tap(words.placeOrder)
  await payFromBalance(ann)
  await ann.sees(words.paid)
  await ann.tap(words.viewOrder)

  await mia.tap(/^Accept: /)
  await mia.tapTab(/^Cooking/)
  await mia.tap(/^Food is ready: /)
  await mia.sees('No orders here')
  await mia.tapTab('Delivery')
  await mia.tap(/^Set off: /)
  await mia.tapTab(/^On the way/)
  await mia.tap(/^Delivered: /)
  await mia.sees('Nothing to deliver')
  await ann.isAt(words.delivered)
  expect([...mia.faults, ...ann.faults]).toEqual([])
  await Promise.all([mia.close(), ann.close()])
})
