import { observer } from 'mobx-react'
import type { ParcelTrack } from '@contract/entities/order'
import { AddressText } from '@/features/address/AddressText'
import { ParcelJourney, parcelStateWords, parcelWords } from '@/features/mall/Parcels'
import { momentOf } from '@/features/order/moment'
import { words } from '../text'

/** Tracking events down to the dispatch, and the customer's address. */
export const Journey = observer(function Journey({ track }: { track: ParcelTrack }) {
  const { events, shippedAt, state, warehouse, destination, utcOffset } = track
  const t = words()
  const start = shippedAt
    ? { title: t.shipped, text: t.shippedNote, time: momentOf(shippedAt, utcOffset) }
    : { title: parcelStateWords()[state], text: parcelWords().packedIn(warehouse) }
  return (
    <ParcelJourney events={events} utcOffset={utcOffset} start={start}>
      <AddressText address={destination} />
    </ParcelJourney>
  )
})
