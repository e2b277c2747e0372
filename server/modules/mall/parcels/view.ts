import type { Parcel, ParcelNews, ParcelWithItems } from '@contract/entities/order'
import { limits } from '@contract/limits'
import type { ParcelState } from '@contract/states/parcel'
import { minutesAfter } from '../../../clock'
import type { Bilingual } from '../../../database/schema'
import type { Viewer } from '../../order/kind/viewer'
import type { OrderInFull } from '../../order/queries'
import type { parcelsOf } from '../order/queries'
import { carrierOf } from './carriers'
import { lockerCodeIn, phoneIn } from './texts'

export type ParcelRow = Awaited<ReturnType<typeof parcelsOf>>[number]

interface NewsRow {
  readonly state: ParcelState
  readonly text: Bilingual
  readonly at: Date | string
}

/** The states in which a parcel is on its way and is scanned. */
export const movingStates: readonly ParcelState[] = ['shipped', 'inTransit', 'outForDelivery', 'problem']

const instant = (at: Date | string | null): string | null => at && new Date(at).toISOString()

/** Tracking event with the carrier's text, in which the phone can be called. */
export const newsView = (
  { state, text, at }: NewsRow,
  trackingNumber: string | null,
  { language }: Pick<Viewer, 'language'>,
): ParcelNews => ({
  state,
  text: text[language],
  at: new Date(at).toISOString(),
  phone: phoneIn(text[language], trackingNumber),
})

/** Whether a parcel is on its way and was not scanned for a day. */
export function isQuiet(
  { state, news, shipped_at }: { state: ParcelState; news: NewsRow | null; shipped_at: Date | string | null },
  now: Date,
): boolean {
  const last = news?.at ?? shipped_at
  if (!movingStates.includes(state) || last === null) return false
  return minutesAfter(new Date(last), limits.quietParcelHours * 60) <= now
}

/** A parcel as its customer sees it. */
export const parcelView = (row: ParcelRow, viewer: Viewer): Parcel => ({
  id: row.id,
  number: row.number,
  state: row.state,
  warehouse: row.warehouse[viewer.language],
  carrier: row.carrier && (carrierOf(row.carrier)?.name[viewer.language] ?? row.carrier),
  trackingNumber: row.tracking_number,
  shippedAt: instant(row.shipped_at),
  deliveredAt: instant(row.delivered_at),
  lines: row.lines,
  news: row.news && newsView(row.news, row.tracking_number, viewer),
  quiet: isQuiet(row, viewer.now),
  lockerCode: row.state === 'locker' && row.news ? lockerCodeIn(row.news.text[viewer.language]) : null,
})

/** A parcel with the names and pictures of its items. */
export const parcelWithItems = (row: ParcelRow, order: OrderInFull, viewer: Viewer): ParcelWithItems => ({
  ...parcelView(row, viewer),
  items: row.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((each) => each.position === position)
    if (!line) return []
    const { name, picture } = line.snapshot
    return [{ position, quantity, name: name[viewer.language], picture }]
  }),
  carrierPhone: (row.carrier && carrierOf(row.carrier)?.phone) ?? null,
})
