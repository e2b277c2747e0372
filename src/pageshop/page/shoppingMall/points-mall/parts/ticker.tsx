import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import type { PointsFront } from '../model'
import { words } from '../text'
import styles from './ticker.module.scss'

/** Ticker of winners, with masked phones. */
export const Ticker = observer(({ winners }: Pick<PointsFront, 'winners'>) => {
  if (winners.length === 0) return null
  return (
    <View className={styles.ticker}>
      <Icon name="gift" size={28} colour="brand" />
      <Swiper className={styles.ticker__swiper} vertical autoplay={winners.length > 1} circular interval={4000}>
        {winners.map(({ id, phone, goods }) => (
          <SwiperItem key={id}>
            <View className={styles.ticker__line}>
              <Text className={styles.ticker__text} numberOfLines={1}>
                {words().got(phone, goods)}
              </Text>
            </View>
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  )
})
