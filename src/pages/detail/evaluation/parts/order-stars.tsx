import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { RatingInput } from '@/components/base/Rating'
import { nameOf, pictureOf } from '@/features/order/head'
import { starMeaning, writingWords } from '@/features/review/writing'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'

/** Star rating of the store, or of an order without one; what its kind asks in stars follows once it is set. */
export const OrderStars = observer(function OrderStars({ model }: { model: EvaluationModel }) {
  const { rating, rate, part } = model
  const order = model.order.ready
  const { store, order: whole } = words()
  const picture = order.store?.logo ?? pictureOf(order)
  const Details = part?.Details
  return (
    <View className={styles.evaluation__card}>
      <View className={styles.evaluation__head}>
        {picture && <Picture picture={picture} width={80} />}
        <Text className={styles.evaluation__store} numberOfLines={1}>
          {nameOf(order)}
        </Text>
      </View>
      <View className={styles.evaluation__stars}>
        <RatingInput name={order.store ? store : whole} value={rating} size={64} onChange={rate} />
        <Text className={styles.evaluation__meaning}>{starMeaning(rating) || writingWords().rate}</Text>
      </View>
      {rating !== null && Details && <Details />}
    </View>
  )
})
