import type { Kysely } from 'kysely'
import type { GroupCart, GroupLine, GroupPerson } from '@contract/entities/group-cart'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database, DishSnapshot } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { offsetsAround } from '../../local-time'
import { trustedId } from '../../security/trusted-id'
import { toAddress } from '../address/address'
import { componentView } from '../order/view'
import { orderLines } from '../order/queries'
import { soldComponents } from '../pricing/order'
import { statusAt } from '../pricing/hours'
import { sum } from '../pricing/amounts'
import { blockerView } from '../takeaway/priced-quote'
import { type FilledCart, fill, priceCart, type PricedCart } from './pricing'
import * as queries from './queries'
import { nudgeFrom } from './nudge'
import { progressView } from './progress'
import { backOf, type Share, totalOf } from './shares'

type Db = Kysely<Database>
type OrderOfCart = Awaited<ReturnType<typeof queries.orderOf>>

/** The store of a cart as it is shown. */
export const storeView = ({ store }: Pick<FilledCart, 'store'>, language: Language, now: Date): GroupCart['store'] => ({
  id: store.id,
  name: store.name[language],
  logo: store.logo,
  status: statusAt(store, now),
  minimumOrder: store.minimum_order,
})

/** Settings of a cart. */
export const settingsView = ({ cart, store }: Pick<FilledCart, 'cart' | 'store'>) => ({
  name: cart.name,
  deadline: cart.deadline.toISOString(),
  utcOffset: offsetsAround(store.time_zone, cart.deadline),
  cap: cart.cap,
  feeSplit: cart.fee_split,
  payer: cart.payer,
})

/** Lines with whose they are, and the sums of a cart, from current prices or from its order. */
interface Contents {
  readonly lines: readonly { readonly buyerId: string; readonly line: GroupLine }[]
  readonly shares: ReadonlyMap<string, Share>
  readonly back: ReadonlyMap<string, number>
  readonly sums: Pick<GroupCart, 'components' | 'total' | 'missing' | 'blocker' | 'paid' | 'refunded'>
}

function currentContents({ rows, priced, shares }: PricedCart, language: Language): Contents {
  const { basket, blockers } = priced
  const [blocker] = blockers
  const lines = basket.lines.map(({ sold, unavailable }, index) => ({
    buyerId: rows[index]?.customer_id ?? '',
    line: {
      ...sold,
      id: rows[index]?.id ?? '',
      optionIds: rows[index]?.option_ids ?? [],
      name: sold.name[language],
      optionText: sold.optionText[language],
      unavailable,
    },
  }))
  const sums = {
    components: soldComponents(basket).map((component) => componentView(component, language)),
    total: basket.total,
    missing: basket.missing,
    blocker: blocker ? blockerView(priced, blocker, language).message : null,
    paid: 0,
    refunded: 0,
  }
  return { lines, shares, back: new Map(), sums }
}

async function orderedContents(db: Db, { rows, people }: FilledCart, orderId: string, language: Language) {
  const order = await queries.orderOf(db, orderId)
  const sold = await orderLines(db, trustedId('order', orderId))
  const parts = await queries.paidParts(db, orderId)
  const backAt = (position: number | null) =>
    sum(
      parts.filter((part) => part.position === position),
      ({ back }) => back,
    )
  const lines = sold.flatMap(({ position, item_id, quantity, price, snapshot }) => {
    const row = rows.find((each) => each.position === position)
    if (!row) return []
    const { name, optionText, picture, shopPrice, priceKind } = snapshot as DishSnapshot
    const texts = { name: name[language], optionText: optionText[language] }
    const prices = { quantity, price, shopPrice, priceKind, unavailable: null }
    const line = { id: row.id, goodsId: item_id, optionIds: row.option_ids, picture, ...texts, ...prices }
    return [{ buyerId: row.customer_id, line, back: backAt(position) }]
  })
  const shares = new Map(
    people.flatMap(({ customer_id, goods, fees, offers }) =>
      goods === null ? [] : [[customer_id, { goods, fees: fees ?? 0, offers: offers ?? 0 }] as const],
    ),
  )
  const sums = {
    components: order.components.map((component) => componentView(component, language)),
    total: order.total,
    missing: 0,
    blocker: null,
    paid: order.paid,
    refunded: order.refunded,
  }
  const isUnpaid = ({ payment_id, paid_at }: queries.PersonRow) => payment_id !== null && paid_at === null
  const paid = new Map(shares)
  for (const person of people.filter(isUnpaid)) paid.delete(person.customer_id)
  const contents: Contents = { lines, shares, back: backOf(paid, lines, backAt(null)), sums }
  return { contents, order }
}

function personView(
  filled: FilledCart,
  person: queries.PersonRow,
  { lines, shares, back }: Contents,
  { callerId, now }: { readonly callerId: string; readonly now: Date },
): GroupPerson {
  const own = lines.filter(({ buyerId }) => buyerId === person.customer_id).map(({ line }) => line)
  const share = shares.get(person.customer_id)
  const paying = payingView(filled, person)
  return {
    id: person.id,
    name: person.nickname,
    avatar: person.avatar,
    isHost: person.customer_id === filled.cart.host_id,
    isMine: person.customer_id === callerId,
    isReady: person.ready,
    joinedAt: person.joined_at.toISOString(),
    spent: sum(own, ({ shopPrice, quantity }) => shopPrice * quantity),
    lines: own,
    share: share ? { ...share, total: totalOf(share), back: back.get(person.customer_id) ?? 0 } : null,
    paying,
    isDropped: person.dropped_at !== null,
    nudgeFrom: nudgeFrom(person, now)?.toISOString() ?? null,
  }
}

function payingView({ cart }: FilledCart, { payment_id, payer_id, paid_at, customer_id }: queries.PersonRow) {
  if (payment_id === null) return null
  const byHost = payer_id === cart.host_id && customer_id !== cart.host_id
  return { paid: paid_at !== null, byHost, paidAt: paid_at?.toISOString() ?? null }
}

async function paymentView(db: Db, { id, phase }: OrderOfCart, customerId: string): Promise<GroupCart['payment']> {
  const open = phase === 'toPay' ? await queries.openPaymentOf(db, id, customerId) : undefined
  return open ? { id: open.id, amount: open.amount } : null
}

/** A cart as somebody in it sees it, at current prices, or at those of its order. */
export async function cartView(
  context: Pick<Context, 'clock' | 'seal'>,
  db: Db,
  cart: queries.CartRow,
  { customer, language }: Pick<SignedIn, 'customer' | 'language'>,
): Promise<GroupCart> {
  const filled = await fill(db, cart)
  const isHost = customer.id === cart.host_id
  const now = context.clock.now()
  const ordered = cart.order_id ? await orderedContents(db, filled, cart.order_id, language) : undefined
  const contents = ordered?.contents ?? currentContents(await priceCart(context, db, filled), language)
  const people = filled.people.map((person) => personView(filled, person, contents, { callerId: customer.id, now }))
  const address = filled.address && toAddress(filled.address, context.seal, language)
  const place = address && (isHost ? `${address.address} ${address.addressDetail}`.trim() : address.address)
  return {
    id: cart.id,
    state: cart.state,
    store: storeView(filled, language, now),
    ...settingsView(filled),
    token: context.seal.open(cart.token_sealed),
    address: place,
    addressId: isHost ? (address?.id ?? null) : null,
    people: [...people.filter(({ isMine }) => isMine), ...people.filter(({ isMine }) => !isMine)],
    ...contents.sums,
    payment: ordered ? await paymentView(db, ordered.order, customer.id) : null,
    order: isHost && ordered ? { id: ordered.order.id } : null,
    progress: ordered ? progressView(ordered.order) : null,
    payBefore: ordered?.order.phase === 'toPay' ? ordered.order.pay_before.toISOString() : null,
  }
}
