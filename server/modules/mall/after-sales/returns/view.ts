import type { AfterSale } from '@contract/entities/after-sale'
import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import type { Viewer } from '../../../order/kind/viewer'
import { isQuiet, newsView } from '../../parcels/view'
import type { returnParcelOf } from './queries'

type Kept = Awaited<ReturnType<typeof returnParcelOf>>

/** Tracking of a case's return; a return older than return tracking has no scans. */
export function returnTrackView(of: AfterSale, kept: Kept, viewer: Viewer): ReturnTrack {
  const { id: refundId, orderId, state, utcOffset, lines, returnAddress, returnParcel, actions } = of
  return {
    ...{ refundId, orderId, state, utcOffset },
    items: lines.map(({ position, name, picture, quantity }) => ({ position, name, picture, quantity })),
    destination: returnAddress,
    parcel: returnParcel && parcelView(returnParcel, kept, viewer),
    canSay: actions.includes('sendBack') || actions.includes('correctReturn'),
  }
}

function parcelView(
  { company, number, sentAt, deliveredAt }: NonNullable<AfterSale['returnParcel']>,
  kept: Kept,
  viewer: Viewer,
): ReturnOnItsWay {
  const events = kept?.events ?? []
  const state = kept?.state ?? (deliveredAt ? 'delivered' : 'shipped')
  const views = events.map((event) => newsView(event, number, viewer))
  return {
    state,
    carrier: company.name,
    carrierPhone: company.phone || null,
    trackingNumber: number,
    sentAt,
    deliveredAt,
    quiet: kept !== undefined && isQuiet({ state, news: events[0] ?? null, shipped_at: kept.sent_at }, viewer.now),
    news: views[0] ?? null,
    events: views,
  }
}
