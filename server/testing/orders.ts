import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import type { RequestInput } from '@contract/call'
import { orderCancel, orderConfirm, orderDetail, orderList, orderSubmit } from '@contract/calls/order'
import { walletBalance } from '@contract/calls/wallet'
import type { Quote, TakeawayDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Actor } from '@contract/states/machine'
import { takeaway, type TakeawayEvent } from '@contract/states/takeaway'
import type { EventInput } from '../modules/order/typed-events'
import type { TestCaller } from './caller'
import type { GoodsRow, StoreRow } from './rows'
import type { World } from './world'
import { trustedId } from '../security/trusted-id'

/** The events of merchant and rider from payment to delivery. */
export const toDoor = ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff', 'deliver'] as const

interface BasketOf {
  readonly balance?: number
  readonly address?: boolean
  readonly store?: Partial<StoreRow>
  readonly goods?: Partial<GoodsRow>
}

/** A customer at a store with two bowls of noodles in the basket: 2 × 26.00 + 1.00 packing + 3.00 delivery. */
export async function aBasket({ make }: World, { balance = 100_00, address = true, store, goods }: BasketOf = {}) {
  const ann = await make.customer({ balance })
  const storeId = await make.store(store)
  const goodsId = await make.goods(storeId, goods)
  if (address) await make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  return { ann, storeId, goodsId }
}

/** The quote of a store's basket. */
export async function basketQuote(
  caller: TestCaller,
  request: Omit<Extract<RequestInput<typeof orderConfirm>, { storeId: string }>, 'kind'>,
): Promise<Quote> {
  const quote = await caller.call(orderConfirm, request)
  if (!isOfKind(quote, 'takeaway')) throw new Error(`it is a quote of kind ${quote.kind}`)
  return quote
}

const plenty = 1_000_000

/** Fills a customer's baskets up, so that several quotes of them can be ordered. */
export async function refill({ app }: Pick<World, 'app'>, { id }: TestCaller): Promise<void> {
  await app.context.db.updateTable('cart_lines').set({ quantity: plenty }).where('customer_id', '=', id).execute()
  await app.context.db.updateTable('mall_cart_lines').set({ quantity: plenty }).where('customer_id', '=', id).execute()
}

/** Places the order of a quote with a new idempotency key. */
export const submit = (caller: TestCaller, quoteId: string) =>
  caller.call(orderSubmit, { quoteId, idempotencyKey: randomUUID() })

/** The failure of placing the order of a quote; undefined when it succeeds. */
export const refusedSubmit = (caller: TestCaller, quoteId: string) =>
  caller.refusal(orderSubmit, { quoteId, idempotencyKey: randomUUID() })

/** Cancels a customer's order. */
export const cancel = (ann: TestCaller, orderId: string) =>
  ann.call(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: randomUUID() })

/** The price components of an order by kind. */
export const amounts = ({ components }: { components: { kind: string; amount: number }[] }) =>
  Object.fromEntries(components.map(({ kind, amount }) => [kind, amount]))

/** A takeaway order as its customer sees it. */
export async function detail(caller: TestCaller, orderId: string): Promise<TakeawayDetail> {
  const order = await caller.call(orderDetail, { orderId })
  if (!isOfKind(order, 'takeaway')) throw new Error(`it is an order of kind ${order.kind}`)
  return order
}

/** A customer's takeaway orders, newest first. */
export async function listed(caller: TestCaller, request: RequestInput<typeof orderList> = {}) {
  const { items } = await caller.call(orderList, request)
  return items.flatMap((order) => (isOfKind(order, 'takeaway') ? [order] : []))
}

/** The actor of an event in a test: the first that the machine allows. */
export const actorOf = (event: TakeawayEvent): Actor => {
  const { by } = takeaway.transitions[event]
  return typeof by === 'string' ? by : (by[0] ?? 'platform')
}

/** A caller’s balance in the smallest unit. */
export const balanceOf = async (caller: TestCaller): Promise<number> => (await caller.call(walletBalance, {})).balance

/** Fires an event for which there is no call. */
export const fire = (world: World, orderId: string, event: TakeawayEvent, given: EventInput = {}) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const engine = world.app.services.orders
    await engine.fire(tx, await engine.lock(tx, trustedId('order', orderId)), event, actorOf(event), given)
  })

/** Fires all events up to delivery. */
export async function bring(world: World, orderId: string): Promise<void> {
  for (const event of toDoor) await fire(world, orderId, event)
}
