import type { MallDetail, MallOrderedLine, MallSummary, Parcel } from '@contract/entities/order'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { MallState } from '@contract/states/mall'
import { minutesAfter } from '../../../clock'
import type { SkuSnapshot } from '../../../database/schema'
import type { Seal } from '../../../security/seal'
import { openAddress } from '../../address/snapshot'
import type { Viewer } from '../../order/kind'
import type { OrderHead, OrderInFull } from '../../order/queries'
import { type detailView, lineView } from '../../order/view'
import { lineAfterSales, type LineWithCase } from '../after-sales/lines'
import { carrierOf } from '../parcels/carriers'
import type { mallOrder, parcelCounts, parcelsOf } from './queries'

type Counts = Pick<Awaited<ReturnType<typeof parcelCounts>>[number], 'parcels' | 'shipped'>
type ParcelRow = Awaited<ReturnType<typeof parcelsOf>>[number]

type CommonOfSummary = 'id' | 'number' | 'phase' | 'state' | 'title' | 'pictures' | 'count' | 'total' | 'placedAt'
type Own<T> = Omit<T, CommonOfSummary | keyof ReturnType<typeof detailView>>

/** The mall's part of a summary. */
export const summaryPart = (head: OrderHead, counts: Counts, { language }: Viewer): Own<MallSummary> => ({
  status: head.state as MallState,
  note: head.lines[0]?.snapshot.optionText[language] ?? '',
  parcels: counts.parcels,
  parcelsShipped: counts.shipped,
})

const instant = (at: Date | string | null): string | null => at && new Date(at).toISOString()

/** A parcel as both sides see it. */
export const parcelView = (row: ParcelRow, language: Language): Parcel => ({
  id: row.id,
  number: row.number,
  state: row.state,
  warehouse: row.warehouse[language],
  carrier: row.carrier && (carrierOf(row.carrier)?.name[language] ?? row.carrier),
  trackingNumber: row.tracking_number,
  shippedAt: instant(row.shipped_at),
  deliveredAt: instant(row.delivered_at),
  lines: row.lines,
  news: row.news && { text: row.news.text[language], at: new Date(row.news.at).toISOString() },
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
  return { ...lineView(order, line, language), productId, skuId: line.item_id, shopPrice, priceKind, afterSales }
}

/** When receipt confirms itself; null unless all is shipped. */
function receiptBefore({ state, timeline }: OrderInFull): string | null {
  const entered = timeline.at(-1)
  if (state !== 'pendingReceipt' || !entered) return null
  return minutesAfter(new Date(entered.at), limits.confirmReceiptDays * 24 * 60).toISOString()
}

interface DetailRows {
  readonly row: Awaited<ReturnType<typeof mallOrder>>
  readonly parcels: readonly ParcelRow[]
  readonly cases: readonly LineWithCase[]
}

/** The mall's part of a detail. */
export function detailPart(order: OrderInFull, { row, parcels, cases }: DetailRows, viewer: Viewer, seal: Seal) {
  const { language } = viewer
  const counts = { parcels: parcels.length, shipped: parcels.filter(({ state }) => state !== 'toShip').length }
  return {
    ...summaryPart(order, counts, viewer),
    lines: order.lines.map((line) =>
      skuView(
        order,
        line,
        cases.find(({ position }) => position === line.position),
        viewer,
      ),
    ),
    refundBefore: null,
    address: openAddress(seal, row.address_sealed, language),
    remark: row.remark,
    parcelList: parcels.map((parcel) => parcelView(parcel, language)),
    tradeOrderIds: row.others.map(({ order_id }) => order_id),
    receiptBefore: receiptBefore(order),
  } satisfies Partial<MallDetail>
}
