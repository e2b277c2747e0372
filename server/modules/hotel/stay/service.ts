import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { hotelCancel, hotelOrders, hotelSubmit } from '@contract/calls/hotel'
import type { OrderId } from '@contract/entities/ids'
import type { OrderDetail, StayDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Language } from '@contract/settings'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { OrderService } from '../../order/service'
import { orderById } from '../../order/queries'
import type { StayDesk } from './desk'
import type { StayTrading } from './trading'

type Tx = Transaction<Database>

/** A detail that is a stay's. @throws Failure `orderNotFound` for an order of another kind */
function stayDetail(detail: OrderDetail): StayDetail {
  if (!isOfKind(detail, 'hotel')) throw new Failure('orderNotFound')
  return detail
}

/** A customer's stays. Ownership is checked by `handle`. */
export class StayService {
  constructor(
    private readonly parts: {
      readonly orders: OrderService
      readonly trading: StayTrading
      readonly desk: StayDesk
    },
  ) {}

  /** @throws Failure of `hotel.submit` */
  async submit(tx: Tx, caller: SignedIn, request: Request<typeof hotelSubmit>): Promise<Response<typeof hotelSubmit>> {
    const placed = await this.parts.trading.submit(tx, caller, request)
    const { phase } = await orderById(tx, placed.orderId)
    return { orderId: placed.orderId, total: placed.total, payBefore: phase === 'toPay' ? placed.payBefore : null }
  }

  /** @throws Failure `orderNotFound` for an order of another kind */
  async detail(orderId: OrderId, language: Language, db?: Tx): Promise<StayDetail> {
    return stayDetail(await this.parts.orders.detail(orderId, language, db))
  }

  /** @throws Failure of `hotel.cancel` */
  async cancel(tx: Tx, language: Language, request: Request<typeof hotelCancel>): Promise<StayDetail> {
    await this.parts.desk.cancel(tx, request)
    return this.detail(request.orderId, language, tx)
  }

  /** The caller's stays: the list of all orders, of this kind alone. */
  async list(caller: SignedIn, request: Request<typeof hotelOrders>): Promise<Response<typeof hotelOrders>> {
    const { items, next } = await this.parts.orders.list(caller, { ...request, kind: 'hotel' })
    return { items: items.flatMap((order) => (isOfKind(order, 'hotel') ? [order] : [])), next }
  }
}
