import { useState } from 'react'
import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import { words } from '../text'
import styles from './banners.module.scss'

type Banner = Answer<'mall.home'>['banners'][number]

/** Advertisements, eight seconds each, linked to their categories. */
export const Banners = observer(function Banners({ banners }: { banners: readonly Banner[] }) {
  const [current, setCurrent] = useState(0)
  if (banners.length === 0) return null
  return (
    <View className={styles.banners} role="group" aria-label={words().banners}>
      <Swiper
        className={styles.banners__swiper}
        autoplay
        circular
        interval={8000}
        onChange={(event) => setCurrent(event.detail.current)}
      >
        {banners.map((banner) => (
          <SwiperItem key={banner.key}>
            <Slide banner={banner} />
          </SwiperItem>
        ))}
      </Swiper>
      {banners.length > 1 && (
        <View className={styles.banners__dots}>
          {banners.map(({ key }, index) => (
            <View key={key} className={styles[index === current ? 'banners__dot--on' : 'banners__dot']} />
          ))}
        </View>
      )}
    </View>
  )
})

const Slide = ({ banner: { title, line, action, picture, category } }: { banner: Banner }) => (
  <Press
    label={`${title}. ${line}. ${action}`}
    onPress={() => navigate('categoryProducts', { category })}
    className={styles.banners__slide}
  >
    <Picture picture={picture} width={702} height={264} radius={24} fill />
    <View className={styles.banners__words}>
      <Text className={styles.banners__title} numberOfLines={1}>
        {title}
      </Text>
      <Text className={styles.banners__line} numberOfLines={1}>
        {line}
      </Text>
      <View className={styles.banners__action}>
        <Text className={styles['banners__action-text']}>{action}</Text>
      </View>
    </View>
  </Press>
)
