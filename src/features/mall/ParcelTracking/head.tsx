import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelTrack } from '@contract/entities/order'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { CarrierLine, parcelWords } from '@/features/mall/Parcels'
import styles from './index.module.scss'

interface Props {
  /** State of the parcel, in words. */
  title: string
  /** Whether it was not scanned for a day. */
  quiet: boolean
  items: ParcelTrack['items']
  carrier: string | null
  trackingNumber: string | null
  /** Number of its pieces, and its position among the parcels. */
  count: (pieces: string) => string
  /** Between the state and the goods, such as the code of a locker. */
  children?: ReactNode
  /** Each in a `Half`. */
  buttons: ReactNode
}

/** State of a parcel, its content, and its actions. */
export const TrackingHead = observer(function TrackingHead(props: Props) {
  const { title, quiet, items, carrier, trackingNumber, count, children, buttons } = props
  const [first] = items
  const pieces = parcelWords().items(items.reduce((sum, { quantity }) => sum + quantity, 0))
  return (
    <View className={styles.tracking__card}>
      <Text className={styles.tracking__title} role="heading" aria-level={2}>
        {title}
      </Text>
      {quiet && <Note kind="warn" icon="clock" text={parcelWords().quiet} />}
      {children}
      <View className={styles.tracking__parcel}>
        {first && <Picture picture={first.picture} width={96} label={first.name} />}
        <View className={styles.tracking__words}>
          {trackingNumber && <CarrierLine carrier={carrier} trackingNumber={trackingNumber} />}
          <Text className={styles.tracking__count}>{count(pieces)}</Text>
        </View>
      </View>
      <View className={styles.tracking__buttons}>{buttons}</View>
    </View>
  )
})

/** One of the buttons, which share the width. */
export const Half = ({ children }: { children: ReactNode }) => <View className={styles.tracking__half}>{children}</View>
