import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { Chip } from '@/components/base/Chip'
import { RatingInput } from '@/components/base/Rating'
import { starMeaning } from '@/features/review/writing'
import { rangeText } from '@/features/stay/dates/days'
import type { ReviewKind } from '@/features/order/review-kind'
import styles from './index.module.scss'
import { type Score, scores, StayReview } from './state'
import { travellers, words } from './text'

const order = ['business', 'couple', 'family', 'friends', 'solo'] as const

/** Review part of a stay: four scores and the travel party. */
export const stayReview: ReviewKind<StayDetail> = (stay) => {
  const review = new StayReview()
  return {
    isReviewed: stay.reviewId !== null,
    get prompt() {
      return words().prompt
    },
    get answers() {
      return review.answers
    },
    get problem() {
      return review.answers.stay ? undefined : words().missing
    },
    mark: () => review.mark(),
    restore: (answers) => review.restore(answers),
    Details: () => <Scores review={review} stay={stay} />,
    Cards: () => <Who review={review} />,
  }
}

const isMissing = (review: StayReview, score: Score): boolean => review.marked && review[score] === null

const Scores = observer(({ review, stay }: { review: StayReview; stay: StayDetail }) => (
  <>
    <Text className={styles['stay-review__room']} numberOfLines={1}>
      {`${stay.roomName} · ${rangeText(stay.checkIn, stay.checkOut)}`}
    </Text>
    {scores.map((score) => (
      <View key={score} className={styles['stay-review__part']}>
        <View className={styles['stay-review__words']}>
          <Text className={styles['stay-review__label']}>{words()[score]}</Text>
          {isMissing(review, score) && <Text className={styles['stay-review__missing']}>{words().required}</Text>}
        </View>
        <View className={styles['stay-review__stars']}>
          <Text className={styles['stay-review__meaning']}>{starMeaning(review[score])}</Text>
          <RatingInput name={words()[score]} value={review[score]} onChange={(stars) => review.rate(score, stars)} />
        </View>
      </View>
    ))}
  </>
))

const Who = observer(({ review }: { review: StayReview }) => (
  <View className={styles['stay-review__card']}>
    <Text className={styles['stay-review__title']}>{words().who}</Text>
    <View className={styles['stay-review__chips']} role="group" aria-label={words().who}>
      {order.map((each) => (
        <Chip
          key={each}
          ground="card"
          text={travellers()[each]}
          on={review.traveller === each}
          onPress={() => review.travel(each)}
        />
      ))}
    </View>
  </View>
))
