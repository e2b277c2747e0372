import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import type { ReviewCounts, ReviewFilter } from '@contract/entities/review'
import { Chip } from '@/components/base/Chip'
import { NewestReviews } from '@/features/review/NewestReviews'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { ProductModel } from '../model'
import { words } from '../text'
import styles from './comments.module.scss'

interface Props {
  model: ProductModel
}

/** The newest reviews with their counts, and the way to all. */
export const Comments = observer(function Comments({ model }: Props) {
  const { comments, id: productId } = model
  const { reviews, positive, noReviews } = words()
  return (
    <NewestReviews
      reviews={comments}
      titleOf={({ counts }) => reviews(formatCount(counts.all, language.value))}
      moreOf={({ likedPercent }) => positive(likedPercent ?? 0)}
      onMore={() => navigate('productReviews', { productId })}
      none={noReviews}
      head={({ counts }) => <Filters productId={productId} counts={counts} />}
    />
  )
})

/** Filters with matching reviews, as links to them. */
const Filters = observer(function Filters({ productId, counts }: { productId: string; counts: ReviewCounts }) {
  const { photos, videos, medium, negative } = words()
  const chips: readonly (readonly [ReviewFilter, (count: string) => string])[] = [
    ['pictures', photos],
    ['video', videos],
    ['medium', medium],
    ['negative', negative],
  ]
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.comments__scroll}>
      <View className={styles.comments__chips}>
        {chips.map(([filter, name]) => {
          const count = counts[filter] ?? 0
          if (count === 0) return null
          const open = () => navigate('productReviews', { productId, filter })
          return (
            <Chip key={filter} text={name(formatCount(count, language.value))} size={56} ground="card" onPress={open} />
          )
        })}
      </View>
    </ScrollView>
  )
})
