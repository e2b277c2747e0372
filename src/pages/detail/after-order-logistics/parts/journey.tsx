import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import { ParcelJourney } from '@/features/mall/Parcels'
import { momentOf } from '@/features/order/moment'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  track: Omit<ReturnTrack, 'parcel'>
  parcel: ReturnOnItsWay
}

/** Tracking events down to the dispatch, and the shop's address. */
export const Journey = observer(function Journey({ track: { destination, utcOffset }, parcel }: Props) {
  const { sent, sentNote } = words()
  const start = { title: sent, text: sentNote, time: momentOf(parcel.sentAt, utcOffset) }
  return (
    <ParcelJourney events={parcel.events} utcOffset={utcOffset} start={start}>
      {destination && (
        <>
          <Text className={styles.tracking__who}>
            <Written text={`${destination.name}  ${destination.phone}`} />
          </Text>
          <Text className={styles.tracking__where}>
            <Written text={destination.address} />
          </Text>
        </>
      )}
    </ParcelJourney>
  )
})
