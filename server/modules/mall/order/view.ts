import type { LineAfterSales } from '@contract/entities/after-sale'
import type { MallDetail, MallOrderedLine, MallSummary } from '@contract/entities/order'
import type { DeliveryDates } from '@contract/entities/product'
import { mallStates, type MallState } from '@contract/states/mall'
import type { Config } from '../../../config'
import type { SkuSnapshot } from '../../../database/schema'
import type { Seal } from '../../../security/seal'
import { openAddress } from '../../address/snapshot'
import type { Viewer } from '../../order/kind/viewer'
import type { OrderHead, OrderInFull } from '../../order/queries'
import { type detailView, lineView } from '../../order/view'
import { lineAfterSales, type LineWithCase } from '../after-sales/lines'
import { type ParcelRow, parcelView } from '../parcels/view'
import { arrivesBy, latest, shipsBy } from '../shipping/dates'
import type { PresaleOrder } from '../presale/queries'
import { orderPresaleView } from '../presale/view'
import type { mallOrder, parcelCounts } from './queries'
import { remindAgainAt } from './receipt'

type Counts = Pick<
  Awaited<ReturnType<typeof parcelCounts>>[number],
  'parcels' | 'shipped' | 'delivered' | 'waiting'
> & {
  readonly presale: PresaleOrder | undefined
}

type CommonOfSummary = 'id' | 'number' | 'phase' | 'state' | 'title' | 'pictures' | 'count' | 'total' | 'placedAt'
type Own<T> = Omit<T, CommonOfSummary | keyof ReturnType<typeof detailView>>

/** The mall's part of a summary. */
export const summaryPart = (head: OrderHead, counts: Counts, { language }: Viewer): Own<MallSummary> => ({
  status: mallStates[head.state as MallState].status,
  presale: orderPresaleView(counts.presale, head.state),
  paidTogether: head.phase === 'toPay' ? counts.waiting : 0,
  note: head.lines[0]?.snapshot.optionText[language] ?? '',
  parcels: counts.parcels,
  parcelsShipped: counts.shipped,
  parcelsDelivered: counts.delivered,
})

function skuView(
  order: OrderInFull,
  line: OrderInFull['lines'][number],
  withCase: LineWithCase | undefined,
  { language, now }: Viewer,
): MallOrderedLine {
  if (!withCase) throw new Error(`Order ${order.id} has no line ${line.position}`)
  const afterSales = lineAfterSales(order, withCase, now)
  const { productId, shopPrice, priceKind } = line.snapshot as SkuSnapshot
  return {
    ...lineView(order, line, language),
    productId,
    skuId: line.item_id,
    shopPrice,
    priceKind,
    reviewed: line.reviewed,
    afterSales,
  }
}

interface DetailRows {
  readonly row: Awaited<ReturnType<typeof mallOrder>>
  readonly parcels: readonly ParcelRow[]
  readonly cases: readonly LineWithCase[]
  readonly presale: PresaleOrder | undefined
  /** Time at which receipt confirms itself; null when it does not. */
  readonly receiptBefore: Date | null
  readonly settings: Config
}

/** Time at which the last right to apply for some lines ends; null without such a time, or once all have ended. */
function lastOf(lines: readonly Pick<LineAfterSales, 'services' | 'faultBefore'>[]): string | null {
  const ends = lines.flatMap(({ services, faultBefore }) => (services.length > 0 && faultBefore ? [faultBefore] : []))
  return ends.sort().at(-1) ?? null
}

/** The dates of an order's parcels that are still to be shipped, and that are still to arrive. */
export function orderDates(
  order: OrderInFull,
  { row, parcels, presale, settings }: Pick<DetailRows, 'row' | 'parcels' | 'presale' | 'settings'>,
): DeliveryDates {
  const isOpen = order.state === 'pendingShipment' || order.state === 'pendingReceipt'
  const paidAt = order.payment?.at
  if (!isOpen || !paidAt) return { shipsBy: null, arrivesBy: null }
  const shipping = presale?.ships_by ?? shipsBy(settings, new Date(paidAt))
  const coming = parcels.filter(({ state }) => state !== 'delivered')
  const arrival = latest(
    coming.map((parcel) => {
      return arrivesBy(
        settings,
        parcel.shipped_at ? new Date(parcel.shipped_at) : shipping,
        parcel.from_region,
        row.region_code,
      )
    }),
  )
  return {
    shipsBy: parcels.some(({ state }) => state === 'toShip') ? shipping.toISOString() : null,
    arrivesBy: arrival && arrival.toISOString(),
  }
}

/** The mall's part of a detail. */
export function detailPart(order: OrderInFull, rows: DetailRows, viewer: Viewer, seal: Seal) {
  const { row, parcels, cases, receiptBefore, presale } = rows
  const { language } = viewer
  const counts = {
    parcels: parcels.length,
    shipped: parcels.filter(({ state }) => state !== 'toShip').length,
    delivered: parcels.filter(({ state }) => state === 'delivered').length,
    waiting: row.waiting,
    presale,
  }
  const lines = order.lines.map((line) =>
    skuView(
      order,
      line,
      cases.find(({ position }) => position === line.position),
      viewer,
    ),
  )
  return {
    ...summaryPart(order, counts, viewer),
    lines,
    refundBefore: lastOf(lines.map(({ afterSales }) => afterSales)),
    address: openAddress(seal, row.address_sealed, language),
    remark: row.remark,
    parcelList: parcels.map((parcel) => parcelView(parcel, viewer)),
    tradeOrderIds: row.others.map(({ order_id }) => order_id),
    receiptBefore: receiptBefore && receiptBefore.toISOString(),
    canExtend: order.state === 'pendingReceipt' && row.extended_at === null,
    remindAgainAt: remindAgainAt(order, viewer.now),
    ...orderDates(order, rows),
  } satisfies Partial<MallDetail>
}
