import type { Response } from '@contract/call'
import type { orderAgain } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { notAdded } from '../cart/refusals'
import { CartService } from '../cart/service'
import type { DishSnapshot } from '../../database/schema'
import * as queries from '../order/queries'

type Answer = Response<typeof orderAgain>

const optionsOf = ({ snapshot }: queries.OrderLineRow): string[] => (snapshot as DishSnapshot).optionIds

/**
 * Adds the lines of an order to the cart again, and names those that are missing and more expensive ones (product
 * text §7). The number of statements does not depend on the number of lines.
 */
export class OrderAgain {
  private readonly carts: CartService

  constructor(private readonly context: Context) {
    this.carts = new CartService(context)
  }

  /** @throws Failure `orderNotFound` for an order without a store, or `storeClosed` */
  async run(caller: SignedIn, orderId: OrderId): Promise<Answer> {
    const { db } = this.context
    const storeId = await this.storeOf(orderId)
    const lines = await queries.orderLines(db, orderId)
    const choices = lines.map((line) => ({
      goodsId: line.item_id,
      optionIds: optionsOf(line),
      quantity: line.quantity,
    }))
    const added = await db.transaction().execute((tx) => this.carts.putAll(tx, caller.customer.id, choices, true))
    const cart = await this.carts.info(caller, storeId)
    return {
      storeId,
      left: notAdded(choices, added, (_, index) => lines[index]?.snapshot.name, caller.language),
      dearer: this.dearer(cart, lines),
      cart,
    }
  }

  private async storeOf(orderId: OrderId): Promise<string> {
    const { store_id } = await queries.orderById(this.context.db, orderId)
    if (store_id === null) throw new Failure('orderNotFound')
    return store_id
  }

  private dearer(cart: Answer['cart'], before: readonly queries.OrderLineRow[]): string[] {
    const lines = cart.baskets.flatMap((basket) => basket.lines)
    const now = (row: queries.OrderLineRow) =>
      lines.find(({ goodsId, optionIds }) => goodsId === row.item_id && optionIds.join() === optionsOf(row).join())
    return before.flatMap((row) => {
      const line = now(row)
      return line && line.price > row.price ? [line.name] : []
    })
  }
}
