import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRating, StoreRating } from '@contract/entities/review'
import { StateView } from '@/components/frame/StateView'
import { FilteredPages } from '@/components/list/FilteredPages'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { ReviewCard } from '../ReviewCard'
import { noMention, ReviewSearch } from '../ReviewSearch'
import { ReviewFilters } from './review-filters'
import type { ReviewList } from '../review-list'
import { ReviewSkeleton } from './skeleton'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    none: 'No reviews yet',
    noneText: 'Order and be the first to review',
    noneLikeThat: 'No matching reviews',
    showAll: 'Show all',
  },
  zh: {
    none: '暂无评价',
    noneText: '下单后，第一条评价等你来写',
    noneLikeThat: '暂无相关评价',
    showAll: '查看全部',
  },
})

interface Props {
  list: ReviewList<StoreRating> | ReviewList<GoodsRating>
  /** Rating summary, once loaded. */
  head: ReactNode
}

/** Filtered, paged reviews. */
export const Reviews = observer(function Reviews({ list, head }: Props) {
  const { choice, choose, pages } = list
  const { none, noneText, noneLikeThat, showAll } = words()
  const summary = pages.about?.summary
  const some = summary !== undefined && summary.counts.all > 0
  return (
    <View className={styles.reviews}>
      {head}
      {some && (
        <>
          <ReviewFilters value={choice.filter} counts={summary.counts} onChange={(filter) => choose({ filter })} />
          <View className={styles.reviews__search}>
            <ReviewSearch list={list} />
          </View>
        </>
      )}
      <FilteredPages
        list={list}
        skeleton={<ReviewSkeleton />}
        empty={<StateView kind="empty" art="review" title={none} text={noneText} />}
        none={{ title: noneLikeThat, clear: showAll, ...noMention(choice.keyword), inline: true }}
      >
        {(review) => (
          <ReviewCard review={review} onReport={() => navigate('report', { subject: 'review', id: review.id })} />
        )}
      </FilteredPages>
    </View>
  )
})
