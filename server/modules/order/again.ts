import type { Response } from '@contract/call'
import type { orderAgain } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { CartService } from '../cart/service'
import * as queries from './queries'

type Answer = Response<typeof orderAgain>

/**
 * Puts what an order held into the basket again, and names what is gone or dearer than it was (product text §7). As many
 * statements for one line as for fifty.
 */
export class OrderAgain {
  private readonly carts: CartService

  constructor(private readonly context: Context) {
    this.carts = new CartService(context)
  }

  /** @throws Failure `storeClosed` */
  async run(caller: SignedIn, orderId: OrderId): Promise<Answer> {
    const { db } = this.context
    const order = await queries.orderWithStore(db, orderId)
    const lines = await queries.orderLines(db, orderId)
    const choices = lines.map(({ goods_id, option_ids, quantity }) => {
      return { goodsId: goods_id, optionIds: option_ids, quantity }
    })
    const taken = await db.transaction().execute((tx) => this.carts.putAll(tx, caller.customer.id, choices))
    const gone = lines.filter((_, index) => !taken[index])
    const cart = await this.carts.info(caller, order.store_id)
    return {
      storeId: order.store_id,
      gone: gone.map(({ position }) => order.lines[position]?.name[caller.language] ?? ''),
      dearer: this.dearer(cart, lines),
      cart,
    }
  }

  private dearer(cart: Answer['cart'], before: readonly queries.OrderLineRow[]): string[] {
    const lines = cart.baskets.flatMap((basket) => basket.lines)
    const now = (row: queries.OrderLineRow) =>
      lines.find(({ goodsId, optionIds }) => goodsId === row.goods_id && optionIds.join() === row.option_ids.join())
    return before.flatMap((row) => {
      const line = now(row)
      return line && line.price > row.price ? [line.name] : []
    })
  }
}
