import { observer } from 'mobx-react'
import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import { Button } from '@/components/base/Button'
import { CallButton, parcelStateWords } from '@/features/mall/Parcels'
import { Half, TrackingHead } from '@/features/mall/ParcelTracking'
import { momentInside } from '@/features/order/moment'
import type { ReturnTrackingModel } from '../model'
import { words } from '../text'

interface Props {
  model: ReturnTrackingModel
  track: Omit<ReturnTrack, 'parcel'>
  parcel: ReturnOnItsWay
}

/** State of the parcel, its content, and its actions. */
export const Head = observer(function Head({ model, track: { items, utcOffset, canSay }, parcel }: Props) {
  const t = words()
  const { state, carrier, trackingNumber, deliveredAt, quiet } = parcel
  const there = state === 'delivered' && deliveredAt
  return (
    <TrackingHead
      title={there ? t.deliveredAt(momentInside(there, utcOffset)) : parcelStateWords()[state]}
      quiet={quiet}
      items={items}
      carrier={carrier}
      trackingNumber={trackingNumber}
      count={(pieces) => pieces}
      buttons={
        <>
          <Half>
            <CallButton parcel={parcel} size={72} />
          </Half>
          <Half>
            {canSay ? (
              <Button kind="outline" size={72} text={t.change} onPress={() => model.say()} />
            ) : (
              <Button kind="outline" size={72} text={t.case} onPress={() => model.openCase()} />
            )}
          </Half>
        </>
      }
    />
  )
})
