import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ParcelState } from '@contract/states/parcel'
import { Icon } from '@/components/base/Icon'
import { progressOf } from '@/features/mall/Parcels'
import { MapStrip } from '@/features/order/MapStrip'
import { words } from '../text'
import styles from '../index.module.scss'

/** A drawn map: from the customer to the shop, with the parcel between. */
export const MapPicture = observer(function MapPicture({ state }: { state: ParcelState }) {
  const { map, you, shop } = words()
  return (
    <MapStrip
      label={map}
      height={560}
      progress={progressOf[state]}
      ends={[you, shop]}
      mark={
        <View className={styles.tracking__mark}>
          <Icon name="truck" size={40} colour="brand" />
        </View>
      }
    />
  )
})
