import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import type { PresaleModel } from '../model'
import { words } from '../text'
import styles from './gallery.module.scss'

/** The pictures of the product with the number of the one in view. */
export const Gallery = observer(function Gallery({ model: { presale, shown, show } }: { model: PresaleModel }) {
  const { picture, pictures } = presale.product
  const all = [picture, ...pictures.filter(({ path }) => path !== picture.path)]
  return (
    <View className={styles.gallery} role="group" aria-label={words().pictures}>
      <Swiper className={styles.gallery__swiper} onChange={(event) => show(event.detail.current)}>
        {all.map((each) => (
          <SwiperItem key={each.path}>
            <Picture picture={each} width={750} radius={0} fill faded={presale.soldOut} />
          </SwiperItem>
        ))}
      </Swiper>
      {all.length > 1 && (
        <View className={styles.gallery__number} aria-hidden>
          <Text className={styles['gallery__number-text']}>{`${shown + 1} / ${all.length}`}</Text>
        </View>
      )}
    </View>
  )
})
