import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReturnOnItsWay, ReturnTrack } from '@contract/entities/return-track'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { CallButton, CarrierLine, parcelStateWords, parcelWords } from '@/features/mall/Parcels'
import { momentInside } from '@/features/order/moment'
import type { ReturnTrackingModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: ReturnTrackingModel
  track: Omit<ReturnTrack, 'parcel'>
  parcel: ReturnOnItsWay
}

/** Where the parcel is, what it is, and what can be done. */
export const Head = observer(function Head({ model, track: { items, utcOffset, canSay }, parcel }: Props) {
  const t = words()
  const { state, carrier, trackingNumber, deliveredAt, quiet } = parcel
  const [first] = items
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const there = state === 'delivered' && deliveredAt
  return (
    <View className={styles.tracking__card}>
      <Text className={styles.tracking__title} role="heading" aria-level={2}>
        {there ? t.deliveredAt(momentInside(there, utcOffset)) : parcelStateWords()[state]}
      </Text>
      {quiet && <Note kind="warn" icon="clock" text={parcelWords().quiet} />}
      <View className={styles.tracking__parcel}>
        {first && <Picture picture={first.picture} width={96} label={first.name} />}
        <View className={styles.tracking__words}>
          <CarrierLine carrier={carrier} trackingNumber={trackingNumber} />
          <Text className={styles.tracking__count}>{parcelWords().items(count)}</Text>
        </View>
      </View>
      <View className={styles.tracking__buttons}>
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
      </View>
    </View>
  )
})

const Half = ({ children }: { children: ReactNode }) => <View className={styles.tracking__half}>{children}</View>
