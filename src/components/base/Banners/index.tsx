import { useState } from 'react'
import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Banner {
  readonly title: string
  readonly line: string
  readonly action: string
  readonly picture: PictureData
}

interface Props<B extends Banner> {
  /** Accessible name. */
  label: string
  banners: readonly B[]
  keyOf: (banner: B) => string
  /** Height in design units. */
  height: 248 | 264
  /** Milliseconds for which each is shown. */
  interval: number
  onOpen: (banner: B) => void
}

/** Carousel of banners with dots, which turns by itself. */
export function Banners<B extends Banner>(props: Props<B>) {
  const { label, banners, keyOf, height, interval, onOpen } = props
  const [current, setCurrent] = useState(0)
  if (banners.length === 0) return null
  return (
    <View className={styles[`banners--${height}`]} role="group" aria-label={label}>
      <Swiper
        className={styles[`banners__swiper--${height}`]}
        autoplay
        circular
        interval={interval}
        onChange={(event) => setCurrent(event.detail.current)}
      >
        {banners.map((banner) => (
          <SwiperItem key={keyOf(banner)}>
            <Slide banner={banner} height={height} onPress={() => onOpen(banner)} />
          </SwiperItem>
        ))}
      </Swiper>
      {banners.length > 1 && (
        <View className={styles.banners__dots}>
          {banners.map((banner, index) => (
            <View key={keyOf(banner)} className={styles[index === current ? 'banners__dot--on' : 'banners__dot']} />
          ))}
        </View>
      )}
    </View>
  )
}

interface SlideProps {
  banner: Banner
  height: 248 | 264
  onPress: () => void
}

const Slide = ({ banner: { title, line, action, picture }, height, onPress }: SlideProps) => (
  <Press label={`${title}. ${line}. ${action}`} onPress={onPress} className={styles[`banners__slide--${height}`]}>
    <Picture picture={picture} width={702} height={height} radius={24} fill />
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
