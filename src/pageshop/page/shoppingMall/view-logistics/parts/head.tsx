import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelTrack } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { CallButton, CarrierLine, parcelStateWords, parcelWords } from '@/features/mall/Parcels'
import { momentInside } from '@/features/order/moment'
import type { TrackingModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

interface Props {
  track: ParcelTrack
  model: TrackingModel
}

/** Where the parcel is, what it is, and what can be done; other parcels of the order as chips. */
export const Head = observer(function Head({ track, model }: Props) {
  const t = words()
  const { state, items, carrier, trackingNumber, number, parcels, status, quiet, lockerCode, utcOffset } = track
  const [first] = items
  const count = parcelWords().items(items.reduce((sum, { quantity }) => sum + quantity, 0))
  const there = state === 'delivered' && track.deliveredAt
  return (
    <>
      <View className={styles.head}>
        <Text className={styles.head__title} role="heading" aria-level={2}>
          {there ? t.deliveredAt(momentInside(there, utcOffset)) : parcelStateWords()[state]}
        </Text>
        {quiet && <Note kind="warn" icon="clock" text={parcelWords().quiet} />}
        {lockerCode && (
          <View className={styles.head__code}>
            <Text className={styles['head__code-label']}>{parcelWords().code}</Text>
            <Text className={styles['head__code-text']}>{lockerCode}</Text>
          </View>
        )}
        <View className={styles.head__parcel}>
          {first && <Picture picture={first.picture} width={96} label={first.name} />}
          <View className={styles.head__words}>
            {trackingNumber && <CarrierLine carrier={carrier} trackingNumber={trackingNumber} />}
            <Text className={styles.head__count}>
              {parcels.length > 1 ? t.ofAll(count, number, parcels.length) : count}
            </Text>
          </View>
        </View>
        <View className={styles.head__buttons}>
          <Half>
            <CallButton parcel={track} size={72} />
          </Half>
          {status === 'pendingReceipt' && (
            <Half>
              <Button size={72} text={t.confirm} onPress={() => void model.confirm()} />
            </Half>
          )}
        </View>
      </View>
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

const Half = ({ children }: { children: React.ReactNode }) => <View className={styles.head__half}>{children}</View>
