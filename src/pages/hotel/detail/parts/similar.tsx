import { useEffect } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotelSummary } from '@contract/entities/hotel'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SectionTitle } from '@/components/base/SectionTitle'
import { distanceText } from '@/features/order/distance'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './parts.module.scss'

/** Hotels nearby that are like this one, with prices for the same dates; nothing without any. */
export const Similar = observer(function Similar({ model: { similar } }: { model: HotelModel }) {
  useEffect(() => void similar.reload(false), [similar])
  const items = similar.value?.items ?? []
  return items.length === 0 ? null : <Row hotels={items} />
})

const Row = observer(({ hotels }: { hotels: readonly HotelSummary[] }) => (
  <View className={styles.part}>
    <SectionTitle title={words().similar} />
    <ScrollView scrollX enhanced showScrollbar={false}>
      <View className={styles.part__film}>
        {hotels.map(({ id, name, picture, score, distance, from }) => (
          <Press key={id} label={name} onPress={() => navigate('hotel', { id })} className={styles.part__hotel}>
            <Picture picture={picture} width={300} height={200} />
            <Text className={styles.part__name} numberOfLines={1}>
              <Written text={name} />
            </Text>
            <Text className={styles.part__text} numberOfLines={1}>
              {[score?.toFixed(1), distance === null ? undefined : distanceText(distance)].filter(Boolean).join(' · ')}
            </Text>
            {from && <Price amount={from.price} original={from.original} />}
          </Press>
        ))}
      </View>
    </ScrollView>
  </View>
))
