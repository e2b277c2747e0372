import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { SectionTitle } from '@/components/base/SectionTitle'
import { AsyncView } from '@/components/list/AsyncView'
import { ReviewCard } from '@/features/review/ReviewCard'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './comments.module.scss'

interface Props {
  model: GoodsModel
}

/** The newest reviews that mention the item, with a link to all. */
export const Comments = observer(function Comments({ model }: Props) {
  const { comments, id: goodsId, viewReview } = model
  const { reviews, allReviews, noReviews } = words()
  const all = () => navigate('goodsComments', { goodsId })
  return (
    <View className={styles.comments}>
      <AsyncView resource={comments} inline>
        {({ items, summary }) => (
          <>
            <SectionTitle
              title={items.length > 0 ? reviews(formatCount(summary.counts.all, language.value)) : reviews('0')}
              {...(items.length > 0 ? { more: allReviews, onMore: all } : {})}
            />
            {items.length === 0 && <Text className={styles.comments__none}>{noReviews}</Text>}
            <View className={styles.comments__list}>
              {items.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  onView={(index) => viewReview(review, index)}
                  onReport={() => navigate('report', { subject: 'review', id: review.id })}
                />
              ))}
            </View>
          </>
        )}
      </AsyncView>
    </View>
  )
})
