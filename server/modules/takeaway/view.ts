import type { Response } from '@contract/call'
import type { orderTrack } from '@contract/calls/order'
import type {
  Delay,
  OrderedLine,
  OrderLine,
  Shortage,
  Substitute,
  TakeawayDetail,
  TakeawaySummary,
} from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import type { Language } from '@contract/settings'
import { limits } from '@contract/limits'
import { actionsOf, type OrderAction, orderActions } from '@contract/states/actions'
import {
  type DeliveryMethod,
  takeaway,
  takeawayActions,
  type TakeawayState,
  takeawayStates,
} from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { DishSnapshot, SoldLine, SubstituteRecord } from '../../database/schema'
import type { Seal } from '../../security/seal'
import { delayView } from '../order/delay'
import type { Viewer } from '../order/kind/viewer'
import type { OrderHead, OrderInFull } from '../order/queries'
import { actedOf, type detailView, lineView, timelineView } from '../order/view'
import { openAddress } from '../address/snapshot'
import { additionTerms } from './addition/terms'
import { canChangeAddress } from './address-change'
import { arrivalOf } from '../basket/delivery'
import type { TakeawayWithStore } from './queries'
import { closedUntil } from './rider-troubles'
import { riderOf } from './track'

/** A priced line in a language. */
export const soldLineView = (line: SoldLine, language: Language): OrderLine => ({
  ...line,
  name: line.name[language],
  optionText: line.optionText[language],
})

type TakeawayPart = Pick<
  TakeawaySummary,
  | 'kind'
  | 'actions'
  | 'status'
  | 'step'
  | 'fulfilment'
  | 'deliveryMethod'
  | 'note'
  | 'estimatedAt'
  | 'rider'
  | 'shortage'
>

/**
 * Whether the customer can cancel an order while it is being prepared: it should have arrived long ago, or no rider took it. An order
 * whose food is already on its way, from one rider to another, can only be refunded.
 */
export const canCancelFree = (
  { estimated_at, untaken_at, has_left }: Pick<TakeawayWithStore, 'estimated_at' | 'untaken_at' | 'has_left'>,
  now: Date,
): boolean => !has_left && (untaken_at !== null || minutesAfter(estimated_at, limits.lateMinutes) <= now)

/** The customer's actions, with a free cancellation of an order that is late or that no rider took. */
function actionsIn(head: OrderHead, order: TakeawayWithStore, { now }: Viewer): OrderAction[] {
  const acted = actedOf(head)
  const state = { ...acted, state: head.state as TakeawayState, variant: acted.variant as DeliveryMethod | undefined }
  const actions = actionsOf({ machine: takeaway, actions: takeawayActions }, state)
  const isOffered = head.state === 'preparing' && canCancelFree(order, now)
  return orderActions.filter((action) => actions.includes(action) || (isOffered && action === 'cancel'))
}

/** The takeaway part of an order summary. */
export function summaryPart(head: OrderHead, order: TakeawayWithStore, viewer: Viewer, seal: Seal): TakeawayPart {
  return {
    kind: 'takeaway',
    actions: actionsIn(head, order, viewer),
    ...takeawayStates[head.state as TakeawayState],
    fulfilment: order.fulfilment,
    deliveryMethod: head.variant as DeliveryMethod,
    note: head.lines[0]?.snapshot.optionText[viewer.language] ?? '',
    estimatedAt: arrivalOf(order, head.state).toISOString(),
    rider: riderOf(order, head.state, viewer, seal),
    shortage: shortageView(head, order, viewer.language),
  }
}

function shortageView({ lines }: OrderHead, { shortage }: TakeawayWithStore, language: Language): Shortage | null {
  if (!shortage) return null
  const { position, answerBefore, substitute } = shortage
  const line = lines[position]
  return {
    ...{ position, answerBefore, name: line?.snapshot.name[language] ?? '' },
    substitute: substitute ? substituteView(substitute, language) : null,
  }
}

/** A substitute in a language. */
export const substituteView = (
  { goodsId, name, optionText, picture, back }: SubstituteRecord,
  language: Language,
): Substitute => ({ goodsId, picture, back, name: name[language], optionText: optionText[language] })

/** The delay that the rider requested. */
const delayOf = ({ state }: OrderHead, order: TakeawayWithStore): Delay | null =>
  delayView(order, (row) => arrivalOf(row, state))

/** The status, rider and timeline of an order. */
export function trackView(
  head: OrderInFull,
  order: TakeawayWithStore,
  viewer: Viewer,
  seal: Seal,
): Response<typeof orderTrack> {
  const { status, step, estimatedAt, rider } = summaryPart(head, order, viewer, seal)
  return { status, step, estimatedAt, rider, delay: delayOf(head, order), timeline: timelineView(head) }
}

function dishView(head: OrderInFull, line: OrderInFull['lines'][number], language: Language): OrderedLine {
  const { shopPrice, priceKind, addedAt } = line.snapshot as DishSnapshot
  const dish = { goodsId: line.item_id, shopPrice, priceKind }
  return { ...lineView(head, line, language), ...dish, ...(addedAt && { addedAt }) }
}

/** Whether dishes can be added to an order, and until when. */
function additionView(head: OrderInFull, order: TakeawayWithStore, { now }: Viewer): TakeawayDetail['addition'] {
  const accepted = head.timeline.find(({ state }) => state === 'preparing')
  const acceptedAt = accepted ? new Date(accepted.at) : null
  const store = { prep_minutes: order.store_prep_minutes }
  const terms = additionTerms({ state: head.state, acceptedAt, order, store }, now)
  return terms && { until: terms.until?.toISOString() ?? null }
}

const opened = <T>(sealed: string | null, read: (sealed: string) => T): T | null =>
  sealed === null ? null : read(sealed)

type Common = Exclude<keyof ReturnType<typeof detailView>, 'lines' | 'kind'>

/** The takeaway part of an order detail. */
export function detailPart(
  head: OrderInFull,
  order: TakeawayWithStore,
  viewer: Viewer,
  seal: Seal,
): Omit<TakeawayDetail, Exclude<Common, 'actions'> | 'riderTip'> {
  const { language } = viewer
  return {
    ...summaryPart(head, order, viewer, seal),
    lines: head.lines.map((line) => dishView(head, line, language)),
    storeContact: {
      phone: order.store_phone,
      address: order.store_address[language],
      latitude: order.store_latitude,
      longitude: order.store_longitude,
    },
    address: opened(order.address_sealed, (sealed) => openAddress(seal, sealed, language)),
    deliverAt: order.deliver_at?.toISOString() ?? null,
    pickupCode: head.paid_at ? order.pickup_code : null,
    pickupPhone: opened(order.pickup_phone_sealed, (sealed) => maskPhone(seal.open(sealed))),
    remark: order.remark,
    tableware: order.tableware,
    hideNumber: order.hide_number,
    riderNote: order.rider_note,
    contactFree: order.contact_free,
    ifSoldOut: order.if_sold_out,
    delay: delayOf(head, order),
    canChangeAddress: canChangeAddress(head, order),
    addition: additionView(head, order, viewer),
    closedUntil: closedUntil({ ...order, state: head.state })?.toISOString() ?? null,
    lateCompensation: order.late_terms && { ...order.late_terms, isGiven: order.late_given_at !== null },
  }
}
