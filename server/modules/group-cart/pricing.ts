import type { Kysely } from 'kysely'
import type { Context } from '../../context'
import type { CouponId } from '@contract/entities/ids'
import type { Database, TakeawayRequest } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import { type AddressRow, addressById } from '../address/queries'
import type { CustomerCouponRow } from '../coupon/queries/owned'
import { sum } from '../pricing/amounts'
import type { BasketLine } from '../basket/lines'
import { orderedTodayBy } from '../basket/queries'
import { type PricedQuote, priceQuote } from '../takeaway/priced-quote'
import { findStore, type Store } from '../takeaway/queries'
import * as queries from './queries'
import { type Share, sharesOf } from './shares'

type Db = Kysely<Database>

/** A cart with all that is in it. */
export interface FilledCart {
  readonly cart: queries.CartRow
  readonly store: Store
  readonly people: readonly queries.PersonRow[]
  readonly rows: readonly queries.LineRow[]
  readonly address: AddressRow | null
}

/** A cart at current prices. */
export interface PricedCart extends FilledCart {
  readonly priced: PricedQuote
  readonly shares: ReadonlyMap<string, Share>
}

const isMember = ({ user_level, member_until }: queries.PersonRow, now: Date): boolean =>
  user_level > 0 && (member_until === null || member_until > now)

/** Lines of a cart with their buyers. */
export async function buyersLines(
  db: Db,
  { people, rows }: Pick<FilledCart, 'people' | 'rows'>,
  now: Date,
): Promise<BasketLine[]> {
  const ids = people.map(({ customer_id }) => customer_id)
  const goodsIds = [...new Set(rows.map(({ goods_id }) => goods_id))]
  const today = goodsIds.length > 0 ? await orderedTodayBy(db, ids, goodsIds, now) : new Map<string, never>()
  const buyers = new Map(
    people.map((person) => {
      const id = person.customer_id
      return [id, { id, isMember: isMember(person, now), orderedToday: today.get(id) ?? new Map<string, number>() }]
    }),
  )
  return rows.map(({ goods_id: goodsId, option_ids: optionIds, quantity, customer_id }) => {
    const buyer = buyers.get(customer_id)
    return { goodsId, optionIds, quantity, ...(buyer && { buyer }) }
  })
}

/** A cart with its store, people, lines and address. @throws Error for a cart without a store */
export async function fill(db: Db, cart: queries.CartRow): Promise<FilledCart> {
  const store = await findStore(db, cart.store_id)
  if (!store) throw new Error(`The shared cart ${cart.id} has no store`)
  const people = await queries.peopleOf(db, cart.id)
  const rows = await queries.linesOf(db, cart.id)
  const address = cart.address_id ? await addressById(db, trustedId('address', cart.address_id)) : undefined
  return { cart, store, people, rows, address: address?.customer_id === cart.host_id ? address : null }
}

/** The host's coupons, and the chosen ones of them; without a choice the combination that saves most. */
interface HostCoupons {
  readonly coupons: readonly CustomerCouponRow[]
  readonly couponIds: CouponId[] | undefined
}
const none: HostCoupons = { coupons: [], couponIds: [] }

/** Prices a cart: everybody's lines at their own prices, offers and fees as of one order of the host. */
export async function priceCart(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  filled: FilledCart,
  { coupons, couponIds }: HostCoupons = none,
): Promise<PricedCart> {
  const { cart, store, people, rows, address } = filled
  const now = clock.now()
  const host = people.find(({ customer_id }) => customer_id === cart.host_id)
  const destination = address && { id: address.id, latitude: address.latitude, longitude: address.longitude }
  const priced = await priceQuote(db, {
    store,
    lines: await buyersLines(db, filled, now),
    fulfilment: 'delivery',
    destination,
    place: store,
    customer: { id: cart.host_id, isMember: host !== undefined && isMember(host, now) },
    coupons,
    couponIds,
    now,
  })
  const { basket } = priced
  const lines = basket.lines.map(({ price, quantity }, index) => ({
    buyerId: rows[index]?.customer_id ?? '',
    gross: price * quantity,
    paid: basket.paid[index] ?? 0,
  }))
  const fees = basket.total - sum(lines, ({ paid }) => paid)
  const ids = people.map(({ customer_id }) => customer_id)
  return { ...filled, priced, shares: sharesOf(ids, lines, fees, cart.fee_split) }
}

/** The takeaway request of a cart. */
export const takeawayRequest = ({ cart, rows, address }: FilledCart, couponIds: string[]): TakeawayRequest => ({
  fulfilment: 'delivery',
  storeId: cart.store_id,
  addressId: address?.id ?? null,
  deliverAt: null,
  couponIds,
  lines: rows.map(({ goods_id, option_ids, quantity }) => {
    return { goodsId: goods_id, optionIds: option_ids, quantity }
  }),
})
