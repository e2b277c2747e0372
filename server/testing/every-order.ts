import { randomUUID } from 'node:crypto'
import { groupCartEdit, groupCartLock, groupCartStart } from '@contract/calls/group-cart'
import { groupStart } from '@contract/calls/group-deal'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { hotelConfirm } from '@contract/calls/hotel'
import type { OrderKindName } from '@contract/order-kinds'
import { events, next, type Need } from '@contract/states/machine'
import type { EventInput } from '../modules/order/typed-events'
import { type Order, orderById } from '../modules/order/queries'
import { trustedId } from '../security/trusted-id'
import type { TestCaller } from './caller'
import { anErrand } from './errands'
import { aDeal } from './group-deals'
import { HotelFactory, submitStay } from './hotel'
import { MallFactory } from './mall'
import { aBasket, basketQuote, submit } from './orders'
import { Presales, quoteOf, submit as submitPresale } from './presales'
import { aRestaurant, book, timeIn, wishOf } from './tables'
import { aPackage, orderVouchers } from './vouchers'
import type { World } from './world'

/** An order and whose it is. */
export interface OwnOrder {
  readonly ann: TestCaller
  readonly orderId: string
}

type Make = (world: World) => Promise<OwnOrder>

const rich = { balance: 10_000_00 }
const key = () => ({ idempotencyKey: randomUUID() })

const takeaway = async (world: World, store: Parameters<World['make']['store']>[0] = {}): Promise<OwnOrder> => {
  const { ann, storeId } = await aBasket(world, { ...rich, store })
  return { ann, orderId: (await submit(ann, (await basketQuote(ann, { storeId })).id)).orderId }
}

const stay =
  (make: (hotels: HotelFactory) => Promise<{ rateId: string }>): Make =>
  async (world) => {
    const hotels = new HotelFactory(world)
    const { rateId } = await make(hotels)
    const ann = await world.make.customer(rich)
    const { id } = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(3), checkOut: hotels.day(5) })
    return { ann, orderId: (await submitStay(ann, id)).orderId }
  }

const table =
  (deposit: number, by_hand: boolean): Make =>
  async (world) => {
    const restaurant = await aRestaurant(world, { rules: { deposit, by_hand } })
    const ann = await world.make.customer(rich)
    return { ann, orderId: (await book(ann, wishOf(restaurant, 2, timeIn(world, 18, 0, 1)))).orderId }
  }

/** The makers of new orders of each kind: one for each of its variants with a different course. */
const makers: Readonly<Record<OrderKindName, Readonly<Record<string, Make>>>> = {
  takeaway: {
    takeaway,
    async 'takeaway that is collected'(world) {
      const { ann, storeId } = await aBasket(world, { ...rich, store: { self_pickup: true } })
      const { id: quoteId } = await basketQuote(ann, { storeId, fulfilment: 'pickup' })
      const request = { quoteId, agreed: true, pickupPhone: '13800006209', ...key() }
      return { ann, orderId: (await ann.call(orderSubmit, request)).orderId }
    },
  },
  mall: {
    async mall(world) {
      const factory = new MallFactory(world.app.context.db, world.make)
      const ann = await world.make.customer(rich)
      await world.make.address(ann.id, { region_code: '440305' })
      const { skuIds } = await factory.product(await factory.shop())
      const { id } = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId: skuIds[0] ?? '', quantity: 1 } })
      return { ann, orderId: (await submit(ann, id)).orderId }
    },
    async 'a presale'(world) {
      const presales = new Presales(world)
      const ann = await presales.buyer()
      const quote = await quoteOf(ann, await presales.sale())
      return { ann, orderId: (await submitPresale(ann, quote.id)).orderId }
    },
  },
  hotel: {
    'a stay': stay((hotels) => hotels.simple()),
    'a stay paid at the hotel': stay((hotels) => hotels.simple({ way: 'payAtHotel' })),
  },
  table: {
    'a table': table(0, false),
    'a table with a deposit': table(20_00, false),
  },
  voucher: {
    async vouchers(world) {
      const ann = await world.make.customer(rich)
      return { ann, orderId: await orderVouchers(ann, await aPackage(world, await world.make.store()), 2) }
    },
  },
  groupDeal: {
    async 'a place in a group'(world) {
      const ann = await world.make.customer(rich)
      const dealId = await aDeal(world, await world.make.store())
      return { ann, orderId: (await ann.call(groupStart, { dealId, ...key() })).orderId }
    },
  },
  errand: {
    async 'an errand'(world) {
      const ann = await world.make.customer(rich)
      return { ann, orderId: await anErrand(world, ann) }
    },
  },
}

/** Makes a new order of each kind and variant, by its name. */
export const newOrders: Readonly<Record<string, Make>> = Object.fromEntries(
  Object.values(makers).flatMap((ofKind) => Object.entries(ofKind)),
)

/** Makes new orders that begin otherwise and then go a way of those above. */
export const otherBeginnings: Readonly<Record<string, Make>> = {
  'takeaway that its store delivers': (world) => takeaway(world, { delivered_by: 'store' }),
  async 'a shared cart'(world) {
    const ann = await world.make.customer(rich)
    await world.make.address(ann.id)
    const storeId = await world.make.store()
    const goodsId = await world.make.goods(storeId)
    const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const }
    const { id: cartId } = await ann.call(groupCartStart, { storeId, ...settings, ...key() })
    const { total } = await ann.call(groupCartEdit, { cartId, goodsId, quantity: 2 })
    return { ann, orderId: (await ann.call(groupCartLock, { cartId, total, ...key() })).orderId }
  },
  'a stay that its hotel confirms': stay(async (hotels) => {
    const roomId = await hotels.room(await hotels.hotel({ confirms_by_hand: true }))
    return { rateId: await hotels.rate(roomId) }
  }),
  'a table that its restaurant confirms': table(0, true),
}

const input: Readonly<Partial<Record<Need, EventInput>>> = { reason: { reason: 'Mistake' }, minutes: { minutes: 10 } }

const machineOf = ({ app }: World, order: Order) => app.services.kinds.of(order).states.machine

const orderOf = ({ app }: World, { orderId }: OwnOrder): Promise<Order> =>
  orderById(app.context.db, trustedId('order', orderId))

/** Applies an event to an order: its customer pays it, the engine fires the others. */
async function happen(world: World, own: OwnOrder, event: string): Promise<void> {
  const { context, services } = world.app
  const transition = machineOf(world, await orderOf(world, own)).transitions[event]
  if (!transition) throw new Error(`there is no ${event}`)
  const [actor = 'platform'] = [transition.by].flat()
  if (actor === 'payment') {
    await own.ann.call(paymentBalancePay, { orderId: own.orderId, payPassword: '246810', ...key() })
    return
  }
  await context.db.transaction().execute(async (tx) => {
    const order = await services.orders.lock(tx, trustedId('order', own.orderId))
    await services.orders.fire(tx, order, event, actor, transition.needs && input[transition.needs])
  })
}

/** A new order to which some events have happened, of a store that its customer runs. @throws when one of them cannot */
export async function orderAfter(world: World, make: Make, happened: readonly string[]): Promise<OwnOrder> {
  const own = await make(world)
  for (const event of happened) await happen(world, own, event)
  const { store_id: storeId } = await orderOf(world, own)
  if (storeId) await world.make.changeStore(storeId, { merchant_id: own.ann.id })
  return own
}

/** The states that orders of a maker come to, `most` at most, each with the events on the shortest way there. */
export async function waysToStates(world: World, make: Make, most = Infinity): Promise<Map<string, readonly string[]>> {
  const first = await orderOf(world, await make(world))
  const machine = machineOf(world, first)
  const ways = new Map<string, readonly string[]>([[first.state, []]])
  for (const [state, way] of ways)
    for (const event of events(machine)) {
      const after = next(machine, state, event, first.variant ?? undefined)
      if (after === undefined || ways.has(after) || ways.size >= most) continue
      // Some events need more than the engine is given here.
      const own = await orderAfter(world, make, [...way, event]).catch(() => undefined)
      if (own) ways.set(await stateOf(world, own), [...way, event])
    }
  return ways
}

/** The state of an order. */
export const stateOf = async (world: World, own: OwnOrder): Promise<string> => (await orderOf(world, own)).state

/** The kind of an order. */
export const kindOf = async (world: World, own: OwnOrder): Promise<string> => (await orderOf(world, own)).kind
