import type { Request } from 'playwright-core'
import { orderDetail } from '@contract/calls/order'
import { riderArrive, riderDeliver, riderPickUp } from '@contract/calls/rider'
import { pathOf } from '@contract/paths'
import { languages } from '@contract/settings'
import { pathOfRoute, routes } from '@/routes'
import { payOrder, placeOrder } from '../support/orders'
import { people, type Person } from '../support/person'
import { riderWords } from '../support/rider-words'
import { acceptOffer, goOnline, takeStep } from '../support/riders'
import { fundAll } from '../support/shared-cart'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off', DISPATCH: 'all', OFFER_SECONDS: '600' })

const steps = [riderPickUp, riderArrive, riderDeliver] as const
const paths: readonly string[] = steps.map(({ name }) => pathOf(name))

/** The steps that a rider's app has sent and that were answered, in their order. */
function answeredSteps({ context }: Person): string[] {
  const answered: string[] = []
  const stepOf = (request: Request) => {
    const path = new URL(request.url()).pathname
    return request.method() === 'POST' && paths.includes(path) ? path : undefined
  }
  context.on('requestfinished', (request) => {
    const step = stepOf(request)
    if (step) answered.push(step)
  })
  return answered
}

/** A paid dinner of a store that riders deliver for, and its rider at the store with a browser. */
async function atTheStore(language: Person['language']) {
  const ann = await stage.open({ phone: people.member, language })
  const ming = await stage.open({ phone: people.rider, language })
  await fundAll(stage.rows, [ann.caller])
  const shop = await findShop(stage.url)
  const stores = stage.db.updateTable('stores').set({ delivered_by: 'platform', auto_accept: true, merchant_id: null })
  const store = await stores.where('id', '=', shop.id).returning(['latitude', 'longitude']).executeTakeFirstOrThrow()
  await goOnline(ming, store)
  const orderId = await placeOrder(ann.caller, shop)
  await payOrder(ann.caller, orderId)
  await acceptOffer(ming)
  const ride = riderWords[language]
  await takeStep(ming, ride.atPickup, ming.button(ride.pickedUp))
  const state = async () => (await ann.caller.call(orderDetail, { orderId })).state
  await until(async () => (await state()) === 'riderArrived', 'a rider at the store')
  return { ann, ming, ride, state, orderId }
}

describe.each(languages)('in %s', (language) => {
  it('should bring a dinner from the store to the door without a network, and send each step once with it', async () => {
    const { ann, ming, ride, state } = await atTheStore(language)
    const answered = answeredSteps(ming)
    await ming.context.setOffline(true)
    await takeStep(ming, ride.pickedUp, ming.button(ride.arrived))
    await ming.sees(ride.saved)
    await takeStep(ming, ride.arrived, ming.button(ride.delivered))
    await takeStep(ming, ride.delivered, ming.screen.getByText(ride.ended))
    expect([answered, await state()]).toEqual([[], 'riderArrived'])

    await ming.context.setOffline(false)
    await until(async () => (await state()) === 'delivered', 'a delivered dinner')
    await ming.settled()
    expect(answered).toEqual(paths)
    await ming.goto(pathOfRoute(routes.riderTasks))
    await ming.sees(ride.waiting)
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })

  it('should send once what was done without a network before the app was closed, though two tabs of it come back', async () => {
    const { ann, ming, ride, state } = await atTheStore(language)
    const answered = answeredSteps(ming)
    await ming.context.setOffline(true)
    await takeStep(ming, ride.pickedUp, ming.button(ride.arrived))
    await takeStep(ming, ride.arrived, ming.button(ride.delivered))
    await ming.page.goto('about:blank')
    await ming.context.setOffline(false)
    const other = await ming.context.newPage()
    const tasks = pathOfRoute(routes.riderTasks)
    await Promise.all([ming.goto(tasks), other.goto(`${stage.url}/#/${tasks}`)])
    await until(async () => (await state()) === 'riderDelivering', 'a dinner on its way')
    await ming.tap(ride.goOn)
    await ming.isAt(ride.order)
    await takeStep(ming, ride.delivered, ming.screen.getByText(ride.ended))
    await until(async () => (await state()) === 'delivered', 'a delivered dinner')
    await other.close()
    expect(answered.filter((path) => path === pathOf(riderDeliver.name))).toHaveLength(1)
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })
})
