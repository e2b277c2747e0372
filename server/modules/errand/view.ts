import type { Response } from '@contract/call'
import type { orderTrack } from '@contract/calls/order'
import type {
  DeliveryAnswer,
  ErrandSummary,
  PurchaseQuestion,
  SharedErrand,
  UndeliveredGoods,
} from '@contract/entities/errand'
import type { Delay, Rider } from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import { errandStates, type ErrandState } from '@contract/states/errand'
import type { Context } from '../../context'
import { distanceMeters } from '../../geo'
import { offsetsAround } from '../../local-time'
import { addressOf } from '../upload/private/address'
import { openAddress } from '../address/snapshot'
import { delayView } from '../order/delay'
import type { Viewer } from '../order/kind/viewer'
import type { OrderHead, OrderInFull } from '../order/queries'
import { timelineView } from '../order/view'
import { wayMinutes } from '../../routing/routing'
import { neededCodes } from './codes'
import { goodsPurpose, tipPurpose, wayPurpose } from './money'
import type { ErrandRow, pendingPayments, photosOf, receiptsOf } from './queries'

type Pending = Awaited<ReturnType<typeof pendingPayments>>

const stateOf = ({ state }: Pick<OrderHead, 'state'>): ErrandState => state as ErrandState
/** States of an errand that has a rider. */
export const withRider: readonly string[] = [
  ...['riderAccepted', 'riderArrived', 'purchaseQuestion', 'riderPicking', 'riderDelivering', 'riderDelay'],
  ...['undeliverable', 'riderReturning'],
]
const onTheWay = (state: string): boolean => state === 'riderDelivering' || state === 'riderDelay'

const paymentOf = (pending: Pending, orderPurpose: string): string | null =>
  pending.find(({ purpose }) => purpose === orderPurpose)?.id ?? null

/** The purchase question that waits for an answer. */
function questionView(head: OrderHead, row: ErrandRow, pending: Pending): PurchaseQuestion | null {
  if (head.state !== 'purchaseQuestion' || !row.question) return null
  const { amount, without, kept = 0, note, answerBefore } = row.question
  const difference = Math.max(0, amount - goodsPaid(head))
  const stopFee = row.terms.cancelFee
  const answers = { without, canStop: kept === 0, stopFee }
  return { amount, difference, ...answers, note, answerBefore, paymentId: paymentOf(pending, goodsPurpose) }
}

/** Amount paid for goods, differences included. */
const goodsPaid = ({ lines }: OrderHead): number =>
  lines.reduce((sum, line) => sum + (line.item_kind === 'errandGoods' ? line.paid : 0), 0)

const tipPaid = ({ lines }: OrderHead): number =>
  lines.reduce((sum, line) => sum + (line.item_kind === 'errandTip' ? line.paid : 0), 0)

/** Customer's options for goods that nobody received. */
export const deliveryChoices = ({ perishable, places }: Pick<ErrandRow, 'perishable' | 'places'>): DeliveryAnswer[] =>
  perishable || !places.from ? ['again', 'otherAddress', 'giveAway'] : ['again', 'otherAddress', 'return', 'giveAway']

/** Default outcome of goods that nobody received, without an answer of the customer. */
export const silentAnswer = (row: Pick<ErrandRow, 'perishable' | 'places'>): 'return' | 'giveAway' =>
  deliveryChoices(row).includes('return') ? 'return' : 'giveAway'

/** Whether a receipt is due: there is none yet, or the customer has paid for a dearer purchase since. */
export const needsReceipt = ({ spent, question }: Pick<ErrandRow, 'spent' | 'question'>, paid: number): boolean =>
  spent === null || (question !== null && question.amount <= paid)

function undeliveredView(head: OrderHead, row: ErrandRow, pending: Pending): UndeliveredGoods | null {
  if (head.state !== 'undeliverable' || !row.undelivered) return null
  const { since, calls, answerBefore } = row.undelivered
  return {
    ...{ since, calls, answerBefore, choices: deliveryChoices(row), returnFee: row.terms.returnFee },
    silent: silentAnswer(row),
    paymentId: paymentOf(pending, wayPurpose),
  }
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part

/** The position that a rider sends, from the pickup to the door. */
function sentPosition({ rider_latitude, rider_longitude }: ErrandRow, state: string) {
  if (!onTheWay(state) || rider_latitude === null || rider_longitude === null) return null
  return { latitude: rider_latitude, longitude: rider_longitude }
}

/** Position of a rider: as reported, else interpolated along the route by time. */
function riderPlace(row: ErrandRow, state: string, now: Date) {
  const { rider, places, route } = row
  const [from, to] = [places.from ?? places.to, places.to]
  const { leftAt, dueAt } = rider ?? {}
  const part =
    onTheWay(state) && leftAt && dueAt
      ? Math.min(
          1,
          Math.max(0, (now.getTime() - Date.parse(leftAt)) / Math.max(1, Date.parse(dueAt) - Date.parse(leftAt))),
        )
      : 0
  const line = route.state === 'ready' ? route.line : [from, to]
  return {
    position: sentPosition(row, state) ??
      rider?.position ??
      alongLine(line, part) ?? { latitude: from.latitude, longitude: from.longitude },
    progress: part,
  }
}

/** The point of a line after a part of its length. */
export function alongLine(line: readonly { latitude: number; longitude: number }[], part: number) {
  const pieces = line.slice(1).map((point, index) => distanceMeters(line[index] ?? point, point))
  let left = pieces.reduce((sum, piece) => sum + piece, 0) * part
  for (const [index, piece] of pieces.entries()) {
    const [a, b] = [line[index], line[index + 1]]
    if (a && b && left <= piece) {
      const inside = piece === 0 ? 0 : left / piece
      return { latitude: between(a.latitude, b.latitude, inside), longitude: between(a.longitude, b.longitude, inside) }
    }
    left -= piece
  }
  const last = line.at(-1)
  return last && { latitude: last.latitude, longitude: last.longitude }
}

function riderView(head: OrderHead, row: ErrandRow, { language, now }: Viewer): Rider | null {
  if (!row.rider || !withRider.includes(head.state)) return null
  const { name, phone, likedPercent } = row.rider
  const { position, progress } = riderPlace(row, head.state, now)
  const goal = onTheWay(head.state) ? row.places.to : (row.places.from ?? row.places.to)
  const distance = Math.round(distanceMeters(position, goal))
  const minutes = wayMinutes(distance)
  return { name: name[language], phone: maskPhone(phone), likedPercent, position, distance, minutes, progress }
}

/** Arrival of an errand: the rider's expected time while it is on the way, else the estimate. */
export const arrivalOf = ({ rider, estimated_at }: ErrandRow, state: string): Date =>
  rider?.dueAt && onTheWay(state) ? new Date(rider.dueAt) : estimated_at

type Own = Pick<
  ErrandSummary,
  | ('kind' | 'store' | 'errandKind' | 'product' | 'status' | 'step' | 'from' | 'to' | 'pickupAt' | 'estimatedAt')
  | ('rider' | 'question' | 'undelivered' | 'utcOffset')
>

/** The own part of an errand in lists. */
export function summaryPart(
  config: Context['config'],
  head: OrderHead,
  row: ErrandRow,
  viewer: Viewer,
  pending: Pending,
): Own {
  return {
    ...{ kind: 'errand' as const, store: null, errandKind: row.errand_kind, product: row.product },
    ...errandStates[stateOf(head)],
    ...{ from: row.places.from, to: row.places.to, utcOffset: offsetsAround(config.timeZone, head.placed_at) },
    pickupAt: row.pickup_at?.toISOString() ?? null,
    estimatedAt: arrivalOf(row, head.state).toISOString(),
    rider: riderView(head, row, viewer),
    question: questionView(head, row, pending),
    undelivered: undeliveredView(head, row, pending),
  }
}

const delayOf = ({ state }: OrderHead, row: ErrandRow): Delay | null => delayView(row, (own) => arrivalOf(own, state))

/** The status, rider and timeline of an errand. */
export function trackView(order: OrderInFull, row: ErrandRow, viewer: Viewer): Response<typeof orderTrack> {
  const { status, step } = errandStates[stateOf(order)]
  return {
    ...{ status, step, estimatedAt: arrivalOf(row, order.state).toISOString() },
    rider: riderView(order, row, viewer),
    delay: delayOf(order, row),
    timeline: timelineView(order),
  }
}

export interface DetailParts {
  readonly pending: Pending
  readonly receipts: Awaited<ReturnType<typeof receiptsOf>>
  readonly photos: Awaited<ReturnType<typeof photosOf>>
}

/** The own part of an errand's page. */
export function detailPart(
  context: Pick<Context, 'seal' | 'config' | 'clock'>,
  order: OrderInFull,
  row: ErrandRow,
  viewer: Viewer,
  { pending, receipts, photos }: DetailParts,
) {
  const { seal, config } = context
  const { language } = viewer
  const type = config.errandTerms.types.find(({ key }) => key === row.item_type)
  return {
    ...summaryPart(config, order, row, viewer, pending),
    shop: row.shop,
    pickupAddress: row.pickup_sealed === null ? null : openAddress(seal, row.pickup_sealed, language),
    deliveryAddress: openAddress(seal, row.delivery_sealed, language),
    itemType: type ? { key: type.key, name: type.name[language] } : null,
    perishable: row.perishable,
    ...{ weight: row.weight, note: row.note, images: row.images, contactFree: row.contact_free, route: row.route },
    ...{ estimate: row.estimate, spent: row.spent },
    receipts: receipts.map(({ id, amount, at }) => ({ id, amount, at: at.toISOString() })),
    photos: photos.map(({ id, step, media_id, colour, at, customer_id }) => ({
      ...{ id, step, at: at.toISOString() },
      picture: { path: addressOf(context, { id: media_id, viewer: { kind: 'owner', name: customer_id } }), colour },
    })),
    tip: tipPaid(order),
    canAddTip: order.state === 'waitingAccept',
    tipPaymentId: paymentOf(pending, tipPurpose),
    delay: delayOf(order, row),
    guarantee: { version: row.guarantee_version, agreedAt: row.agreed_at.toISOString(), ceiling: row.terms.ceiling },
    comment:
      row.rating === null || row.commented_at === null
        ? null
        : { rating: row.rating, text: row.comment ?? '', at: row.commented_at.toISOString() },
  }
}

/** A shared errand: neither amounts nor phones nor doors. */
export function sharedView(
  { seal, config }: Pick<Context, 'seal' | 'config'>,
  order: OrderInFull,
  row: ErrandRow,
  viewer: Viewer,
): SharedErrand {
  const state = stateOf(order)
  const rider = riderView(order, row, viewer)
  return {
    ...{ errandKind: row.errand_kind, state, ...errandStates[state], from: row.places.from, to: row.places.to },
    estimatedAt: arrivalOf(row, state).toISOString(),
    utcOffset: offsetsAround(config.timeZone, viewer.now),
    rider: rider && { name: rider.name, position: rider.position, minutes: rider.minutes, progress: rider.progress },
    line: row.route.state === 'ready' ? row.route.line : [],
    timeline: timelineView(order),
    deliveryCode: neededCodes(seal, row, state).deliveryCode,
  }
}
