import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelTrack } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { CallButton, parcelStateWords, parcelWords } from '@/features/mall/Parcels'
import { Half, TrackingHead } from '@/features/mall/ParcelTracking'
import { momentInside } from '@/features/order/moment'
import type { TrackingModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

interface Props {
  track: ParcelTrack
  model: TrackingModel
}

/** State of the parcel, its content, and its actions; other parcels of the order as chips. */
export const Head = observer(function Head({ track, model }: Props) {
  const t = words()
  const { state, items, carrier, trackingNumber, number, parcels, status, quiet, lockerCode, utcOffset } = track
  const there = state === 'delivered' && track.deliveredAt
  return (
    <>
      <TrackingHead
        title={there ? t.deliveredAt(momentInside(there, utcOffset)) : parcelStateWords()[state]}
        quiet={quiet}
        items={items}
        carrier={carrier}
        trackingNumber={trackingNumber}
        count={(pieces) => (parcels.length > 1 ? t.ofAll(pieces, number, parcels.length) : pieces)}
        buttons={
          <>
            <Half>
              <CallButton parcel={track} size={72} />
            </Half>
            {status === 'pendingReceipt' && (
              <Half>
                <Button size={72} text={t.confirm} onPress={() => void model.confirm()} />
              </Half>
            )}
          </>
        }
      >
        {lockerCode && (
          <View className={styles.head__code}>
            <Text className={styles['head__code-label']}>{parcelWords().code}</Text>
            <Text className={styles['head__code-text']}>{lockerCode}</Text>
          </View>
        )}
      </TrackingHead>
      {parcels.length > 1 && (
        <View className={styles.head__chips}>
          {parcels.map((each) => (
            <Chip
              key={each.id}
              text={parcelWords().parcel(each.number)}
              on={each.id === track.id}
              onPress={() => model.show(each.id)}
            />
          ))}
        </View>
      )}
    </>
  )
})
