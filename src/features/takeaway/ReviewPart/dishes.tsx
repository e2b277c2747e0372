import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Thumbs } from '@/features/review/Thumbs'
import styles from './index.module.scss'
import type { TakeawayReview } from './state'
import { words } from './text'

/** The dishes with their thumbs. */
export const Dishes = observer(function Dishes({ review }: { review: TakeawayReview }) {
  return (
    <View className={styles['review-part__card']}>
      <Text className={styles['review-part__title']}>{words().dishes}</Text>
      {review.dishes.map(({ goodsId, name, picture }) => (
        <View key={goodsId} className={styles['review-part__row']}>
          <Picture picture={picture} width={80} />
          <Text className={styles['review-part__dish']} numberOfLines={2}>
            {name}
          </Text>
          <Thumbs
            name={name}
            liked={review.likes.get(goodsId) ?? null}
            onLike={(liked) => review.like(goodsId, liked)}
          />
        </View>
      ))}
    </View>
  )
})

/** The rider, if there was one. */
export const RiderThumbs = observer(function RiderThumbs({ review }: { review: TakeawayReview }) {
  const { rider } = review.order
  if (!rider) return null
  return (
    <View className={styles['review-part__card']}>
      <View className={styles['review-part__row']}>
        <View className={styles['review-part__words']}>
          <Text className={styles['review-part__title']}>{words().rider}</Text>
          <Text className={styles['review-part__note']} numberOfLines={1}>
            {rider.name}
          </Text>
        </View>
        <Thumbs name={rider.name} liked={review.riderLiked} onLike={review.likeRider} />
      </View>
    </View>
  )
})
