import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatWhole } from '@contract/money'
import { Chip } from '@/components/base/Chip'
import { SectionTitle } from '@/components/base/SectionTitle'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { StayComment } from '@/features/hotel/StayComment'
import { CommentSorts } from '@/features/hotel/StayComment/sorts'
import { navigate } from '@/platform/navigation/gate'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './parts.module.scss'

/** The first reviews of the hotel with their order; nothing without reviews. */
export const Reviews = observer(function Reviews({ model }: { model: HotelModel }) {
  const t = words()
  const { id, reviewCount } = model.hotel.ready
  const { reviews } = model
  if (reviewCount === 0) return null
  return (
    <View className={styles.part}>
      <SectionTitle
        title={t.reviews}
        more={t.allReviews(formatWhole(reviewCount))}
        onMore={() => navigate('hotelComments', { id })}
      />
      <CommentSorts chosen={reviews.sort} onChoose={reviews.choose}>
        <Chip size={56} text={t.withPhotos} on={reviews.withPhotos} onPress={reviews.togglePhotos} />
      </CommentSorts>
      <AsyncView
        resource={reviews.page}
        inline
        empty={{ when: ({ items }) => items.length === 0, view: <StateView kind="empty" inline title={t.noPhotos} /> }}
      >
        {({ items }) => (
          <>
            {items.map((comment) => (
              <StayComment
                key={comment.id}
                comment={comment}
                onReport={() => navigate('report', { subject: 'review', id: comment.id })}
              />
            ))}
          </>
        )}
      </AsyncView>
    </View>
  )
})
