import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { measured } from '@/platform/measure'
import type { ProductModel } from '../model'
import { words } from '../text'
import styles from './gallery.module.scss'

/** The pictures of the product with the number of the one in view; each opens the viewer. */
export const Gallery = observer(function Gallery({ model }: { model: ProductModel }) {
  const { pictures, shown, show, view, galleryName, product } = model
  const { pictures: name, picture: place } = words()
  const all = pictures.length
  return (
    <View className={styles.gallery} role="group" aria-label={name} {...measured(galleryName)}>
      <Swiper className={styles.gallery__swiper} onChange={(event) => show(event.detail.current)}>
        {pictures.map((picture, index) => (
          <SwiperItem key={picture.path}>
            <Press
              label={`${product.name}, ${place(index + 1, all)}`}
              onPress={() => view(index)}
              className={styles.gallery__slide}
            >
              <Picture picture={picture} width={750} radius={0} fill faded={product.soldOut} />
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
})
