import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { merchantParcel, merchantSplitParcel } from '@contract/calls/merchant'
import type { ParcelId } from '@contract/entities/ids'
import type { MallMerchantOrder } from '@contract/entities/merchant'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { carrierOf, carriers } from '../parcels/carriers'
import type { ParcelDesk } from '../parcels/desk'
import * as queries from '../parcels/queries'
import { splitParcel } from '../parcels/split'
import { trackingNumberOf } from '../parcels/tracking-number'
import type { Order } from '../../order/queries'
import type { OrderEngine } from '../../order/engine'
import type { ShippedParcel } from '../../order/kind/merchant'
import { mallOrderView, receiverView } from './view'
import { packingOf, shopOrder } from './queries/orders'
import { acceptByHand } from '../../merchant/queries/orders'

type Tx = Transaction<Database>

/** Merchants' shipping of their shops' parcels (product text §2, split packages; §4, mall order). */
export class MerchantParcels {
  constructor(
    private readonly context: Context,
    private readonly services: { readonly orders: OrderEngine; readonly parcels: ParcelDesk },
  ) {}

  /**
   * Input of a parcel's label; access to the address is logged, without its content.
   * @throws Failure `parcelShipped`, since nobody needs to know the address then
   */
  async needs(parcelId: ParcelId, language: Language, merchantId: string): Promise<Response<typeof merchantParcel>> {
    const { db, seal } = this.context
    const label = await queries.labelOf(db, parcelId)
    if (!label?.store_id || label.state === 'cancelled') throw new Failure('parcelNotFound')
    if (label.state !== 'toShip' || label.order_state !== 'pendingShipment') throw new Failure('parcelShipped')
    this.context.log.info({ parcelId, merchantId }, 'a merchant reads an address')
    return {
      receiver: receiverView(label.address_sealed, seal, language),
      carriers: carriers.map(({ key, name }) => ({ key, name: name[language] })),
      lastCarrier: (await queries.lastCarrier(db, label.store_id)) ?? null,
    }
  }

  /**
   * Ships a parcel of a locked order.
   * @throws Failure `parcelNotFound` for one of another order, `carrierUnknown`, `trackingNumberInvalid`, `trackingNumberTaken`,
   *   and those of `ParcelDesk.ship`
   */
  async ship(tx: Tx, order: Order, { parcelId, carrier, trackingNumber: typed }: ShippedParcel): Promise<void> {
    if ((await queries.orderOfParcel(tx, parcelId)) !== order.id) throw new Failure('parcelNotFound')
    const trackingNumber = trackingNumberOf(typed)
    if (!carrierOf(carrier)) throw new Failure('carrierUnknown')
    if (!trackingNumber) throw new Failure('trackingNumberInvalid')
    const by = { carrier, trackingNumber }
    if (await queries.isNumberTaken(tx, parcelId, by)) throw new Failure('trackingNumberTaken')
    await this.services.parcels.ship(tx, parcelId, by)
    if (order.store_id) await acceptByHand(tx, order.store_id)
  }

  /** @throws Failure `parcelShipped` or `parcelSplitInvalid` */
  async split(
    tx: Tx,
    { parcelId, lines }: Request<typeof merchantSplitParcel>,
    language: Language,
  ): Promise<MallMerchantOrder> {
    const { id, store_id } = await splitParcel(tx, this.services.orders, parcelId, lines)
    if (store_id) await acceptByHand(tx, store_id)
    const row = await shopOrder(tx, id)
    const { seal, clock } = this.context
    return mallOrderView(row, await packingOf(tx, [row]), seal, { language, now: clock.now() })
  }
}
