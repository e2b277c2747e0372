import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { distanceText } from '@/features/takeaway/distance'
import { MapStrip } from '@/features/order/MapStrip'
import { navigate } from '@/platform/gate'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import { words } from '../text'
import styles from './map.module.scss'

/** Map with the route from the store and the rider's progress. */
export const DeliveryMap = observer(function DeliveryMap({
  order,
  riding,
}: {
  order: TakeawayDetail
  riding: boolean
}) {
  const t = words()
  const { store, rider } = order
  if (!rider || !riding) return <MapStrip label={t.mapWaiting} store={store.logo} />
  const distance = distanceText(rider.distance)
  return (
    <MapStrip
      label={t.map(distance, rider.minutes)}
      store={store.logo}
      progress={rider.progress}
      bubble={[distance, t.minutes(rider.minutes)]}
    />
  )
})

/** Placeholder with the same map. */
export const DeliveryMapSkeleton = () => (
  <View aria-hidden>
    <MapStrip label={words().mapWaiting} />
  </View>
)

/** Back, refresh and help buttons over the map. */
export const MapButtons = observer(function MapButtons({ number }: { number: string | undefined }) {
  const { statusBar, capsule } = windowInfo()
  const top = pixels(statusBar)
  return (
    <>
      <View className={styles.disc} style={{ top }}>
        <Press label={words().back} onPress={() => void back()} className={styles.disc__touch}>
          <View className={styles.disc__round}>
            <Icon name="chevron-left" size={40} />
          </View>
        </Press>
      </View>
      <View className={styles['disc--right']} style={{ top, marginRight: pixels(capsule) }}>
        <RefreshButton disc />
        <Press
          label={words().contactUs}
          onPress={() => navigate('contactUs', { order: number })}
          className={styles.disc__touch}
        >
          <View className={styles.disc__round}>
            <Icon name="headphones" size={36} />
          </View>
        </Press>
      </View>
    </>
  )
})
