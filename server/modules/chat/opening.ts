import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { chatOpen } from '@contract/calls/chat'
import type { DeliveryId, OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import * as queries from './queries/conversations'

/** Finds or makes the one conversation between two parties. */
export class ChatOpening {
  constructor(private readonly context: Pick<Context, 'db' | 'clock'>) {}

  /**
   * Opens a conversation as its customer; answers its id.
   * @throws Failure `storeNotFound`, `chatNotOffered`, `chatWithOneself` or `chatNoRider`
   */
  async asCustomer(customerId: string, request: Request<typeof chatOpen>): Promise<string> {
    const orderId = await this.orderOf(request)
    if (request.with === 'service')
      return this.open({ customerId, party: 'service', storeId: null, riderId: null, orderId })
    if (request.with === 'rider') return this.withRider(customerId, orderId)
    const order = orderId === null ? undefined : await queries.findParties(this.context.db, orderId)
    const storeId = order ? order.store_id : (request.storeId ?? null)
    if (storeId === null) throw new Failure(order ? 'chatNotOffered' : 'storeNotFound')
    return this.withStore(customerId, storeId, orderId)
  }

  /** Opens the conversation with the customer of an order as its store; answers its id. @throws Failure `chatWithOneself` or `orderNotFound` */
  async asStore(orderId: OrderId): Promise<string> {
    const order = await queries.findParties(this.context.db, orderId)
    if (!order?.store_id) throw new Failure('orderNotFound')
    return this.withStore(order.customer_id, order.store_id, orderId)
  }

  /** Opens the conversation with the customer of a delivery's order as its rider; answers its id. @throws Failure `chatWithOneself` or `deliveryNotFound` */
  async asRider(deliveryId: DeliveryId, riderId: string): Promise<string> {
    const delivery = await queries.orderOfDelivery(this.context.db, deliveryId, riderId)
    if (!delivery) throw new Failure('deliveryNotFound')
    const { customer_id: customerId, order_id: orderId } = delivery
    if (customerId === riderId) throw new Failure('chatWithOneself')
    return this.open({ customerId, party: 'rider', storeId: null, riderId, orderId })
  }

  private async orderOf({ orderId, refundId }: Request<typeof chatOpen>): Promise<string | null> {
    if (refundId !== undefined) return queries.orderOfRefund(this.context.db, refundId)
    return orderId ?? null
  }

  private async withStore(customerId: string, storeId: string, orderId: string | null): Promise<string> {
    const isInTeam = await queries.isInTeam(this.context.db, storeId, customerId)
    if (isInTeam === undefined) throw new Failure('storeNotFound')
    if (isInTeam) throw new Failure('chatWithOneself')
    return this.open({ customerId, party: 'store', storeId, riderId: null, orderId })
  }

  private async withRider(customerId: string, orderId: string | null): Promise<string> {
    const order = orderId === null ? undefined : await queries.findParties(this.context.db, orderId)
    if (!order?.rider_id) throw new Failure('chatNoRider')
    if (order.rider_id === customerId) throw new Failure('chatWithOneself')
    return this.open({ customerId, party: 'rider', storeId: null, riderId: order.rider_id, orderId })
  }

  private async open(between: queries.Between): Promise<string> {
    const { db, clock } = this.context
    const id = uuid()
    const known = await queries.conversationBetween(db, between)
    if (known === undefined) {
      const made = await db.transaction().execute((tx) => queries.insertConversation(tx, id, between, clock.now()))
      if (made) return id
    }
    const found = known ?? (await queries.conversationBetween(db, between))
    if (found === undefined) throw new Error('a conversation that was there is gone')
    if (between.orderId) await queries.setSubject(db, found, between.orderId)
    return found
  }
}
