import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionTitle } from '@/components/base/SectionTitle'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import type { Resource } from '@/state'
import { ReviewCard } from '../ReviewCard'
import styles from './index.module.scss'

type Reviews = Answer<'goods.comments'>

interface Props {
  reviews: Resource<Reviews>
  titleOf: (summary: Reviews['summary']) => string
  /** Label of the link to all reviews. */
  moreOf: (summary: Reviews['summary']) => string
  onMore: () => void
  /** Text in place of reviews. */
  none: string
  /** Part above the reviews, where there are some. */
  head?: (summary: Reviews['summary']) => ReactNode
}

/** The newest reviews of an item or a product, with a link to all. */
export const NewestReviews = observer(function NewestReviews(props: Props) {
  const { reviews, titleOf, moreOf, onMore, none, head } = props
  return (
    <View className={styles.newest}>
      <AsyncView resource={reviews} inline>
        {({ items, summary }) => (
          <>
            <SectionTitle title={titleOf(summary)} {...(items.length > 0 && { more: moreOf(summary), onMore })} />
            {items.length === 0 && <Text className={styles.newest__none}>{none}</Text>}
            {items.length > 0 && head?.(summary)}
            <View className={styles.newest__list}>
              {items.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
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
