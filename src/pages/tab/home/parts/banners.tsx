import { useState } from 'react'
import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Target } from '@contract/calls/home'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import type { Banner } from '../model'
import { words } from '../text'
import styles from './banners.module.scss'

interface Props {
  banners: readonly Banner[]
  onOpen: (target: Target) => void
}

/** Banner carousel, four seconds each. */
export const Banners = observer(({ banners, onOpen }: Props) => {
  const [current, setCurrent] = useState(0)
  if (banners.length === 0) return null
  return (
    <View className={styles.banners} role="group" aria-label={words().banners}>
      <Swiper
        className={styles.banners__swiper}
        autoplay
        circular
        interval={4000}
        onChange={(event) => setCurrent(event.detail.current)}
      >
        {banners.map((banner) => (
          <SwiperItem key={banner.id}>
            <Slide banner={banner} onPress={() => onOpen(banner.target)} />
          </SwiperItem>
        ))}
      </Swiper>
      {banners.length > 1 && (
        <View className={styles.banners__dots}>
          {banners.map(({ id }, index) => (
            <View key={id} className={styles[index === current ? 'banners__dot--on' : 'banners__dot']} />
          ))}
        </View>
      )}
    </View>
  )
})

const Slide = ({ banner: { title, line, action, picture }, onPress }: { banner: Banner; onPress: () => void }) => (
  <Press label={`${title}. ${line}. ${action}`} onPress={onPress} className={styles.banners__slide}>
    <Picture picture={picture} width={702} height={248} radius={24} fill />
    <View className={styles.banners__words}>
      <Text className={styles.banners__title} numberOfLines={1}>
        {title}
      </Text>
      <Text className={styles.banners__line} numberOfLines={1}>
        {line}
      </Text>
      <View className={styles.banners__action}>
        <Text className={styles.banners__actionText}>{action}</Text>
      </View>
    </View>
  </Press>
)

// White background, since the red page would show through the pulsing skeleton.
export const BannerSkeleton = () => (
  <View className={styles.banners__skeleton}>
    <Skeleton width="100%" height={248} radius={24} />
  </View>
)
