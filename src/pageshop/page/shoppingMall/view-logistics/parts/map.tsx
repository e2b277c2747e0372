import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelTrack } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { progressOf } from '@/features/mall/Parcels'
import { MapStrip } from '@/features/order/MapStrip'
import { words } from '../text'
import styles from '../index.module.scss'

/** A drawn map: from the warehouse to the customer, with the parcel between. */
export const MapPicture = observer(function MapPicture({ track }: { track: ParcelTrack }) {
  const t = words()
  return (
    <MapStrip
      label={t.map}
      height={560}
      progress={progressOf[track.state]}
      ends={[track.warehouse, t.you]}
      mark={
        <View className={styles.tracking__mark}>
          <Icon name="truck" size={40} colour="brand" />
        </View>
      }
    />
  )
})
