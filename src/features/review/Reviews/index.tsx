import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRating, Review, StoreRating } from '@contract/entities/review'
import { PictureViewer } from '@/components/base/PictureViewer'
import { StateView } from '@/components/frame/StateView'
import { FilteredPages } from '@/components/list/FilteredPages'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { fullUrl } from '@/services/pictures'
import { ReviewCard } from '../ReviewCard'
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

interface Viewed {
  sources: string[]
  index: number
}

/** Full-size URLs of a review's pictures. */
const sourcesOf = ({ pictures }: Review): string[] => pictures.map(({ path }) => fullUrl(path))

/** Filtered, paged reviews with a full-screen picture viewer. */
export const Reviews = observer(function Reviews({ list, head }: Props) {
  const [viewed, setViewed] = useState<Viewed>()
  const { choice, choose, pages } = list
  const { none, noneText, noneLikeThat, showAll } = words()
  const summary = pages.about?.summary
  const some = summary !== undefined && summary.counts.all > 0
  return (
    <View className={styles.reviews}>
      {head}
      {some && (
        <ReviewFilters value={choice.filter} counts={summary.counts} onChange={(filter) => choose({ filter })} />
      )}
      <FilteredPages
        list={list}
        skeleton={<ReviewSkeleton />}
        empty={<StateView kind="empty" art="review" title={none} text={noneText} />}
        none={{ title: noneLikeThat, clear: showAll, inline: true }}
      >
        {(review) => (
          <ReviewCard
            review={review}
            onView={(index) => setViewed({ sources: sourcesOf(review), index })}
            onReport={() => navigate('report', { subject: 'review', id: review.id })}
          />
        )}
      </FilteredPages>
      <PictureViewer sources={viewed?.sources ?? []} index={viewed?.index} onClose={() => setViewed(undefined)} />
    </View>
  )
})
