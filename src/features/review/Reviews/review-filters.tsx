import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import type { ReviewCounts, ReviewFilter } from '@contract/entities/review'
import { Chip } from '@/components/base/Chip'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import styles from './review-filters.module.scss'

const words = dictionary({
  en: {
    all: 'All',
    pictures: 'With photos',
    video: 'Video',
    good: 'Good',
    medium: 'Mixed',
    negative: 'Negative',
    added: 'Follow-ups',
  },
  zh: { all: '全部', pictures: '有图', video: '视频', good: '好评', medium: '中评', negative: '差评', added: '追评' },
})

/** The filters in their order. */
export const reviewFilters: readonly ReviewFilter[] = [
  'all',
  'pictures',
  'video',
  'good',
  'medium',
  'negative',
  'added',
]

interface Props {
  value: ReviewFilter
  counts: ReviewCounts
  onChange: (filter: ReviewFilter) => void
}

/** Review filters with their counts. */
export const ReviewFilters = observer(function ReviewFilters({ value, counts, onChange }: Props) {
  const names = words()
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles['review-filters']}>
      <View className={styles['review-filters__chips']}>
        {reviewFilters.map((filter) => {
          const count = counts[filter]
          if (!count && filter !== 'all' && filter !== value) return null
          return (
            <View key={filter} className={styles['review-filters__chip']}>
              <Chip
                text={`${names[filter]} ${formatCount(count ?? 0, language.value)}`}
                on={filter === value}
                ground="card"
                onPress={() => onChange(filter)}
              />
            </View>
          )
        })}
      </View>
    </ScrollView>
  )
})
