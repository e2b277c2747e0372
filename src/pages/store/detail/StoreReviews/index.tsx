import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreRating } from '@contract/entities/review'
import { Rating } from '@/components/base/Rating'
import { dictionary } from '@/i18n'
import { Reviews } from '@/features/review/Reviews'
import type { ReviewList } from '@/features/review/review-list'
import styles from './index.module.scss'

const words = dictionary({
  en: { taste: 'Taste', packaging: 'Packaging', outOf: 'out of 5' },
  zh: { taste: '口味', packaging: '包装', outOf: '满分5分' },
})

interface Props {
  reviews: ReviewList
}

/** A store's rating summary and reviews. */
export const StoreReviews = observer(function StoreReviews({ reviews }: Props) {
  const summary = reviews.pages.about?.summary
  return <Reviews list={reviews} head={summary && summary.rating !== null && <Summary summary={summary} />} />
})

const Summary = observer(function Summary({ summary }: { summary: StoreRating }) {
  const { taste, packaging, outOf } = words()
  const rating = summary.rating ?? 0
  return (
    <View className={styles.summary}>
      <View className={styles.summary__rating}>
        <Text className={styles.summary__number}>{rating.toFixed(1)}</Text>
        <Text className={styles.summary__note}>{outOf}</Text>
      </View>
      <View className={styles.summary__parts}>
        <Rating stars={rating} size={32} />
        <View className={styles.summary__details}>
          <Detail name={taste} value={summary.taste} />
          <Detail name={packaging} value={summary.packaging} />
        </View>
      </View>
    </View>
  )
})

function Detail({ name, value }: { name: string; value: number | null }) {
  if (value === null) return null
  return <Text className={styles.summary__detail}>{`${name} ${value.toFixed(1)}`}</Text>
}
