import { useState } from 'react'
import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { measured } from '@/platform/view/measure'
import styles from './index.module.scss'

const words = dictionary({
  en: { pictures: 'Pictures', place: (number: number, all: number) => `Picture ${number} of ${all}` },
  zh: { pictures: '商品图片', place: (number: number, all: number) => `第${number}张，共${all}张` },
})

interface Props {
  /** The name of the product. */
  name: string
  pictures: readonly PictureData[]
  faded: boolean
  /** The element name for measuring, where the page needs its height. */
  measureAs?: string
  onView: (index: number) => void
}

/** The pictures of a product with the number of the one in view; each opens the viewer. */
export function Gallery({ name, pictures, faded, measureAs, onView }: Props) {
  const [shown, setShown] = useState(0)
  const t = words()
  const all = pictures.length
  return (
    <View className={styles.gallery} role="group" aria-label={t.pictures} {...(measureAs && measured(measureAs))}>
      <Swiper className={styles.gallery__swiper} onChange={(event) => setShown(event.detail.current)}>
        {pictures.map((picture, index) => (
          <SwiperItem key={picture.path}>
            <Press
              label={`${name}, ${t.place(index + 1, all)}`}
              onPress={() => onView(index)}
              className={styles.gallery__slide}
            >
              <Picture picture={picture} width={750} radius={0} fill faded={faded} />
            </Press>
          </SwiperItem>
        ))}
      </Swiper>
      {all > 1 && (
        <View className={styles.gallery__number} aria-hidden>
          <Text className={styles['gallery__number-text']}>{`${shown + 1} / ${all}`}</Text>
        </View>
      )}
    </View>
  )
}
