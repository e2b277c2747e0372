import type { Response } from '@contract/call'
import type { orderAgain } from '@contract/calls/order'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { isFailure } from '../../http/failure'
import { CartService } from '../cart/service'
import * as queries from './queries'

type Answer = Response<typeof orderAgain>

/** Puts what an order held into the basket again, and names what is gone or dearer than it was (product text §7). */
export class OrderAgain {
  private readonly carts: CartService

  constructor(private readonly context: Context) {
    this.carts = new CartService(context)
  }

  /** @throws Failure `storeNotFound` when the store is gone. */
  async run(caller: SignedIn, orderId: string): Promise<Answer> {
    const order = await queries.orderWithStore(this.context.db, orderId)
    const lines = await queries.orderLines(this.context.db, orderId)
    const gone: string[] = []
    for (const [index, line] of lines.entries()) {
      const name = order.lines[index]?.name[caller.language] ?? ''
      if (!(await this.add(caller, line))) gone.push(name)
    }
    const cart = await this.carts.info(caller, order.store_id)
    return { storeId: order.store_id, gone, dearer: this.dearer(cart, lines), cart }
  }

  /** False when it cannot be had any more. */
  private async add(caller: SignedIn, { goods_id, option_ids, quantity }: queries.OrderLineRow): Promise<boolean> {
    try {
      await this.carts.add(caller, { goodsId: goods_id, optionIds: option_ids, quantity })
      return true
    } catch (error) {
      if (isFailure(error) && !isFailure(error, 'storeClosed')) return false
      throw error
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
