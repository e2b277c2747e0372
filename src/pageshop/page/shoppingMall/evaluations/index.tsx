import { dictionary } from '@/i18n'
import { plural } from '@contract/format'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRating, ReviewFilter } from '@contract/entities/review'
import { Rating } from '@/components/base/Rating'
import { Screen, screen } from '@/components/frame/Screen'
import { Reviews } from '@/features/review/Reviews'
import { reviewFilters } from '@/features/review/Reviews/review-filters'
import { goodsReviews } from '@/features/review/review-list'
import { useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Reviews',
    count: (count: number) => plural(count, 'review'),
    positive: (percent: number) => `${percent}% positive`,
  },
  zh: { title: '商品评价', count: (count) => `${count}条评价`, positive: (percent) => `好评率${percent}%` },
})

/** The filter of an address; all reviews for anything else. */
const filterOf = (text: string | undefined): ReviewFilter => reviewFilters.find((each) => each === text) ?? 'all'

export default screen('productReviews', ({ productId, filter }) => {
  const list = useModel((api) => goodsReviews(api, productId, filterOf(filter)))
  const summary = list.pages.about?.summary
  return (
    <Screen title={words().title} surface="white" onRefresh={list.pages.reload}>
      <Reviews
        list={list}
        head={summary?.rating !== undefined && <Average summary={summary} rating={summary.rating} />}
      />
    </Screen>
  )
})

const Average = observer(function Average({ summary, rating }: { summary: GoodsRating; rating: number }) {
  const { count, positive } = words()
  const { likedPercent, counts } = summary
  return (
    <View className={styles.average}>
      <Text className={styles.average__number}>{rating.toFixed(1)}</Text>
      <View className={styles.average__words}>
        <Rating stars={rating} size={32} />
        <Text className={styles.average__note}>
          {[count(counts.all), ...(likedPercent === null ? [] : [positive(likedPercent)])].join(' · ')}
        </Text>
      </View>
    </View>
  )
})
