import type { MallMerchantOrder, MerchantCustomer, MerchantParcel, ParcelReceiver } from '@contract/entities/merchant'
import { maskPhone } from '@contract/format'
import { parcelActions } from '@contract/merchant-work'
import type { Language } from '@contract/settings'
import { mallStates, type MallState } from '@contract/states/mall'
import { mallTabOf } from '@contract/states/mall-merchant'
import { offsetsAround } from '../../../local-time'
import type { Seal } from '../../../security/seal'
import { openAddress } from '../../address/snapshot'
import { mallReasons } from '../order/reasons'
import { parcelView } from '../parcels/view'
import type { Viewer } from '../../order/kind/viewer'
import { reasonText } from '../../order/reasons'
import { initial } from '../../merchant/initial'
import type { Packing, ShopOrder } from './queries/orders'

/** The customer of an order: where it goes roughly while something is to be shipped, and never a door or a whole phone. */
function customerView(order: ShopOrder, seal: Seal, language: Language): MerchantCustomer {
  const { consignee, mobile, region } = openAddress(seal, order.address_sealed, language, 'whole')
  return {
    name: initial(consignee),
    maskedPhone: maskPhone(mobile),
    phone: null,
    address: order.state === 'pendingShipment' ? region : null,
  }
}

function packedView(row: Packing['parcels'][number], order: ShopOrder, packing: Packing, viewer: Viewer) {
  const waiting = packing.waiting.filter(({ order_id }) => order_id === order.id).map(({ position }) => position)
  const isHere = row.state === 'toShip' && order.state === 'pendingShipment'
  const waits = isHere && row.lines.some(({ position }) => waiting.includes(position))
  const pieces = row.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const can = { split: isHere && pieces > 1, ship: isHere && !waits }
  const { news: _, lockerCode: __, ...parcel } = parcelView(row, viewer)
  return {
    ...parcel,
    waits,
    actions: parcelActions.filter((action) => can[action]),
  } satisfies MerchantParcel
}

/** A mall order as its shop sees it. */
export function mallOrderView(order: ShopOrder, packing: Packing, seal: Seal, viewer: Viewer): MallMerchantOrder {
  const { language } = viewer
  const parcels = packing.parcels.filter(({ order_id }) => order_id === order.id)
  const step = order.state as MallState
  const canRefuse = mallTabOf[step] === 'toShip' && parcels.some((parcel) => parcel.state === 'toShip')
  const state = mallStates[step].status
  // Of a presale that waits for its balance, the deposit alone is paid.
  const paid = order.paid_at ? order.total : (order.deposit ?? 0)
  return {
    id: order.id,
    kind: 'mall',
    number: order.number,
    tab: mallTabOf[step] ?? 'done',
    state,
    placedAt: order.placed_at.toISOString(),
    paidAt: (order.paid_at ?? order.placed_at).toISOString(),
    utcOffset: offsetsAround(order.time_zone, order.placed_at),
    customer: customerView(order, seal, language),
    remark: order.remark,
    lines: order.lines.map(({ position, snapshot, quantity, price, refundedQuantity }) => ({
      position,
      name: snapshot.name[language],
      optionText: snapshot.optionText[language],
      picture: snapshot.picture,
      quantity,
      amount: quantity * price,
      refundedQuantity,
    })),
    parcels: parcels.map((row) => packedView(row, order, packing, viewer)),
    paid: paid - order.refunded,
    shipsBy: order.ships_by?.toISOString() ?? null,
    actions: mallTabOf[step] === 'presale' || canRefuse ? ['refuse'] : [],
    earned: order.earned,
    cancelReason: reasonText(mallReasons, order.cancel_reason, language),
  }
}

/** Receiver of an order's parcel, in full. */
export function receiverView(addressSealed: string, seal: Seal, language: Language): ParcelReceiver {
  const { consignee, mobile, region, address, addressDetail } = openAddress(seal, addressSealed, language, 'whole')
  return { name: consignee, phone: mobile, region, address: `${address} ${addressDetail}` }
}
