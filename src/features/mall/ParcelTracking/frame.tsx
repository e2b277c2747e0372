import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelState } from '@contract/states/parcel'
import { Icon } from '@/components/base/Icon'
import { progressOf } from '@/features/mall/Parcels'
import { MapStrip } from '@/features/order/MapStrip'
import styles from './index.module.scss'

interface Props {
  /** Accessible name of the map. */
  label: string
  state: ParcelState
  /** Names of the two ends of the route, the origin first. */
  ends: readonly [string, string]
  children: ReactNode
}

/** The screen of a parcel on its way: a drawn map with the parcel between its ends, and cards over its foot. */
export const TrackingFrame = observer(function TrackingFrame({ label, state, ends, children }: Props) {
  return (
    <View className={styles.tracking}>
      <MapStrip
        label={label}
        height={560}
        progress={progressOf[state]}
        ends={ends}
        mark={
          <View className={styles.tracking__mark}>
            <Icon name="truck" size={40} colour="brand" />
          </View>
        }
      />
      <View className={styles.tracking__body}>{children}</View>
    </View>
  )
})
