import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { groupCartEdit } from '@contract/calls/group-cart'
import { limits } from '@contract/limits'
import { formatMoney, type Money } from '@contract/money'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { fitting } from '../cart/admission'
import { checkChoice } from '../cart/choice'
import { goodsOnSale, groupedOptions } from '../cart/queries'
import { sum } from '../pricing/amounts'
import { priceLines } from '../basket/lines'
import { loadGoods, orderedToday } from '../basket/queries'
import { lockOwnPlace } from './place'
import * as queries from './queries'

type Tx = Transaction<Database>
type Edit = Request<typeof groupCartEdit>
type Choice = Pick<queries.LineRow, 'goods_id' | 'option_ids' | 'quantity'>

/** Whether dishes can still be chosen. */
export const isOpenAt = ({ state, deadline }: Pick<queries.CartRow, 'state' | 'deadline'>, now: Date): boolean =>
  state === 'open' && deadline > now

/** Sum of lines at list prices, which count towards the cap. */
async function listSum(db: Tx, lines: readonly Choice[]): Promise<Money> {
  if (lines.length === 0) return 0
  const chosen = lines.map(({ goods_id: goodsId, option_ids: optionIds, quantity }) => ({
    goodsId,
    optionIds,
    quantity,
  }))
  const loaded = await loadGoods(db, chosen)
  const priced = priceLines({ ...loaded, lines: chosen, isMember: false, orderedToday: new Map() })
  return sum(priced, ({ sold }) => sold.shopPrice * sold.quantity)
}

/** The own lines of somebody in a cart: what they may choose, and how many. */
export class GroupLines {
  constructor(private readonly context: Pick<Context, 'clock' | 'bus'>) {}

  /**
   * Sets how many of a choice the caller has. Fewer are always possible; more are subject to stock, limits and the cap. Carts
   * are locked so that all can edit at once, and nobody after the lock.
   * @throws Failure as `groupCart.edit` says
   */
  async edit(
    tx: Tx,
    { customer }: Pick<SignedIn, 'customer'>,
    { cartId, goodsId, optionIds, quantity }: Edit,
  ): Promise<queries.CartRow> {
    const cart = await queries.lockCart(tx, cartId, 'share')
    if (!isOpenAt(cart, this.context.clock.now())) throw new Failure('groupCartClosed')
    await lockOwnPlace(tx, cartId, customer.id)
    const own = (await queries.linesOf(tx, cartId)).filter(({ customer_id }) => customer_id === customer.id)
    const sorted = [...optionIds].sort()
    const line = own.find((each) => each.goods_id === goodsId && each.option_ids.join() === sorted.join())
    const others = own.filter((each) => each !== line)
    const choice = { cart_id: cartId, customer_id: customer.id, goods_id: goodsId, option_ids: sorted, quantity }
    if (quantity > (line?.quantity ?? 0)) await this.checkMore(tx, cart, { own, others }, choice)
    if (quantity === 0) await queries.deleteLine(tx, choice)
    else await queries.setLine(tx, { id: uuid(), ...choice })
    await queries.updatePerson(tx, cartId, customer.id, { ready: false })
    await this.context.bus.publish(tx, queries.cartAudience(cartId), { type: 'groupCart', cartId })
    return cart
  }

  private async checkMore(
    tx: Tx,
    cart: queries.CartRow,
    { own, others }: Record<'own' | 'others', readonly queries.LineRow[]>,
    choice: Choice & { readonly customer_id: string },
  ): Promise<void> {
    const { goods_id: goodsId, option_ids: optionIds, quantity, customer_id } = choice
    const [goods] = await goodsOnSale(tx, [goodsId])
    if (goods?.store_id !== cart.store_id) throw new Failure('goodsNotFound')
    checkChoice(await groupedOptions(tx, [goodsId]), optionIds)
    if (others.length >= limits.groupCartLines) throw new Failure('cartFull', { max: limits.groupCartLines })
    const today = (await orderedToday(tx, customer_id, [goodsId], this.context.clock.now())).get(goodsId) ?? 0
    const inBasket = sum(
      others.filter((each) => each.goods_id === goodsId),
      (each) => each.quantity,
    )
    const { refusal } = fitting({ goods, wanted: quantity, inBasket, inLine: 0, today })
    if (refusal) throw refusal
    await this.checkCap(tx, cart, own, [...others, choice])
  }

  /** Checks the cap against the member's lines as the cart shows them. @throws Failure `groupCartCap` */
  private async checkCap(
    tx: Tx,
    { cap }: queries.CartRow,
    own: readonly Choice[],
    wanted: readonly Choice[],
  ): Promise<void> {
    if (cap === null || (await listSum(tx, wanted)) <= cap) return
    const left = Math.max(0, cap - (await listSum(tx, own)))
    throw new Failure('groupCartCap', {
      left: formatMoney(left, { trim: true }),
      cap: formatMoney(cap, { trim: true }),
    })
  }
}
