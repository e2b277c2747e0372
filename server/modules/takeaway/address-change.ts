import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderChangeAddress } from '@contract/calls/order'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { distanceMeters } from '../../geo'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { toAddress } from '../address/address'
import { addressById, touchAddress } from '../address/queries'
import { sealAddress } from '../address/snapshot'
import type { OrderEngine } from '../order/engine'
import { orderLines } from '../order/queries'
import { deliveryFee, estimateMinutes } from '../basket/delivery'
import * as queries from './queries'

/** States before a store has accepted. */
const open: readonly string[] = ['pendingPayment', 'waitingAccept']

/** Whether the customer of an order can choose another address for it. */
export const canChangeAddress = (
  { state }: { readonly state: string },
  { fulfilment }: { readonly fulfilment: 'delivery' | 'pickup' },
): boolean => fulfilment === 'delivery' && open.includes(state)

/** Moves orders to another address of their customers. */
export class AddressChange {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {}

  /**
   * Changes the address and the arrival by the difference of the way. The price stays, so the fee has to be the same.
   * @throws Failure `orderStateChanged` once the store has accepted, `outOfDeliveryRange` or `deliveryFeeDiffers`
   */
  async run(
    tx: Transaction<Database>,
    { language }: SignedIn,
    { orderId, addressId }: Request<typeof orderChangeAddress>,
  ): Promise<Response<typeof orderChangeAddress>> {
    const { seal, clock } = this.context
    const order = await this.orders.lockOf(tx, 'takeaway', orderId)
    const row = await queries.takeawayOrder(tx, orderId)
    if (!canChangeAddress(order, row) || order.store_id === null) throw new Failure('orderStateChanged')
    const address = await addressById(tx, addressId)
    const store = await queries.findStore(tx, order.store_id)
    if (!address || !store) throw new Failure('addressNotFound')
    const { latitude, longitude } = address
    const distance = Math.round(distanceMeters(store, { latitude, longitude }))
    if (distance > store.range_meters) throw new Failure('outOfDeliveryRange')
    const goods = (await orderLines(tx, orderId)).reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const feeOf = (meters: number) => deliveryFee(store.delivery_fees, goods, meters).amount
    if (feeOf(distance) !== feeOf(row.distance)) throw new Failure('deliveryFeeDiffers')
    const later = estimateMinutes(store, distance) - estimateMinutes(store, row.distance)
    const estimatedAt = row.deliver_at ?? minutesAfter(row.estimated_at, later)
    const place = { address_sealed: sealAddress(seal, address), latitude, longitude, distance }
    await queries.updateTakeaway(tx, orderId, { ...place, estimated_at: estimatedAt })
    await touchAddress(tx, addressId, clock.now())
    await this.orders.touch(tx, order, {})
    return { address: toAddress(address, seal, language), estimatedAt: estimatedAt.toISOString() }
  }
}
