import type { MerchantCustomer, TakeawayMerchantOrder } from '@contract/entities/merchant'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { DeliveryMethod, TakeawayState } from '@contract/states/takeaway'
import { isInKitchen, merchantActionsOf, merchantTab } from '@contract/states/takeaway-merchant'
import { minutesAfter } from '../../../clock'
import type { DishSnapshot, LineSnapshot } from '../../../database/schema'
import { offsetsAround } from '../../../local-time'
import type { Seal } from '../../../security/seal'
import { reasonText } from '../../order/reasons'
import { openAddress } from '../../address/snapshot'
import { arrivalOf } from '../../basket/delivery'
import { closedUntil } from '../rider-troubles'
import { takeawayReasons } from '../reasons'
import { initial } from '../../merchant/initial'
import type { StoreOrder } from './queries'

/** Customer of an order, as far as the store may identify them at this stage. */
function customerView(order: StoreOrder, seal: Seal, language: Language): MerchantCustomer {
  const isOpen = order.phase === 'inProgress' && order.state !== 'waitingAccept' && order.state !== 'delivered'
  if (order.address_sealed === null) {
    const phone = order.pickup_phone_sealed === null ? '' : seal.open(order.pickup_phone_sealed)
    return { name: '', maskedPhone: maskPhone(phone), phone: isOpen && phone ? phone : null, address: null }
  }
  const whole = openAddress(seal, order.address_sealed, language, 'whole')
  const bringsIt = order.variant === 'merchant' && isOpen
  const isDone = order.phase !== 'inProgress' || order.state === 'delivered'
  return {
    name: isOpen ? whole.consignee : initial(whole.consignee),
    maskedPhone: maskPhone(whole.mobile),
    phone: bringsIt && !order.hide_number ? whole.mobile : null,
    address: isDone ? null : [whole.address, ...(bringsIt ? [whole.addressDetail] : [])].join(' '),
  }
}

const riderView = ({ rider, rider_phone_sealed: phone, phase }: StoreOrder, seal: Seal, language: Language) =>
  rider && phase === 'inProgress'
    ? { name: rider.name[language], phone: phone === null ? rider.phone : seal.open(phone) }
    : null

/** The missing dish about which the customer of an order is asked. */
function shortageView({ shortage, lines }: StoreOrder, language: Language): TakeawayMerchantOrder['shortage'] {
  if (!shortage) return null
  const line = lines.find(({ position }) => position === shortage.position)
  return {
    name: line?.snapshot.name[language] ?? '',
    answerBefore: shortage.answerBefore,
    substitute: shortage.substitute?.name[language] ?? null,
  }
}

const addedAt = (snapshot: LineSnapshot): string | undefined => (snapshot as DishSnapshot).addedAt

/** An order of takeaway as its store sees it. */
export function orderView(order: StoreOrder, seal: Seal, language: Language): TakeawayMerchantOrder {
  const state = order.state as TakeawayState
  const at = { state, variant: order.variant as DeliveryMethod, isReady: order.ready_at !== null }
  const acceptBefore =
    state === 'waitingAccept' && order.paid_at ? minutesAfter(order.paid_at, limits.acceptOrderMinutes) : null
  return {
    id: order.id,
    kind: 'takeaway',
    number: order.number,
    tab: merchantTab(at) ?? 'done',
    state,
    deliveryMethod: at.variant,
    isReady: at.isReady,
    closedUntil: closedUntil(order)?.toISOString() ?? null,
    placedAt: order.placed_at.toISOString(),
    acceptBefore: acceptBefore?.toISOString() ?? null,
    estimatedAt: arrivalOf(order, state).toISOString(),
    deliverAt: order.deliver_at?.toISOString() ?? null,
    utcOffset: offsetsAround(order.time_zone, order.placed_at),
    customer: customerView(order, seal, language),
    distance: order.distance,
    remark: order.remark,
    tableware: order.tableware,
    pickupCode: order.pickup_code,
    rider: riderView(order, seal, language),
    lines: order.lines.map(({ position, snapshot, quantity, price, refunded_quantity }) => ({
      ...{ position, refundedQuantity: refunded_quantity },
      name: snapshot.name[language],
      optionText: snapshot.optionText[language],
      quantity,
      amount: quantity * price,
      addedAt: addedAt(snapshot),
    })),
    paid: order.total - order.refunded,
    earned: order.earned,
    cancelReason: reasonText(takeawayReasons, order.cancel_reason, language),
    ifSoldOut: order.if_sold_out,
    shortage: shortageView(order, language),
    canReportShortage: isInKitchen(state) && !at.isReady && order.shortage === null,
    actions: merchantActionsOf(at),
  }
}
