import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/day'
import type { Review } from '@contract/entities/review'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Rating } from '@/components/base/Rating'
import { Tag } from '@/components/base/Tag'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import { topicWords } from '../topics'
import { LazyTranslated } from '../Translated/lazy'
import { Dishes } from './dishes'
import styles from './index.module.scss'
import { Photos } from './photos'
import { words } from './text'

interface Props {
  review: Review
  /** Reports the review; not offered to its author. */
  onReport?: () => void
  /** Above the review, such as the reviewed store. */
  head?: ReactNode
  /** Below the review, such as its author's actions. */
  foot?: ReactNode
}

/** A review with author, stars, text, pictures, dishes, what its author added and the store's reply. */
export const ReviewCard = observer(function ReviewCard({ review, ...rest }: Props) {
  return (
    <LazyTranslated review={review}>
      {(shown, translation) => <Card review={shown} translation={translation} {...rest} />}
    </LazyTranslated>
  )
})

const Card = observer(function Card(props: Props & { translation: ReactNode }) {
  const { review, translation, onReport, head, foot } = props
  const { author, createdAt, text, pictures, video, dishes } = review
  return (
    <View className={styles.review}>
      {head}
      <View className={styles.review__who}>
        <Avatar picture={author.avatar} size={72} />
        <View className={styles.review__names}>
          <Text className={styles.review__name} numberOfLines={1}>
            <Written text={author.name} />
          </Text>
          <Stars review={review} />
        </View>
        <Text className={styles.review__time}>{formatDay(new Date(createdAt), new Date(), language.value)}</Text>
        {onReport && (
          <Press label={words().report(author.name)} onPress={onReport} className={styles.review__report}>
            <Icon name="flag" size={28} colour="ink-3" />
          </Press>
        )}
      </View>
      <Text className={text ? styles.review__text : styles['review__text--none']}>
        {text ? <Written text={text} /> : words().noWords}
      </Text>
      {translation}
      <Topics topics={review.topics} />
      <Photos pictures={pictures} video={video} />
      <Dishes dishes={dishes} />
      <FollowUp review={review} />
      <Reply review={review} />
      {foot}
    </View>
  )
})

const Stars = observer(function Stars({ review: { rating, taste, packaging, product } }: { review: Review }) {
  const { taste: tasteName, packaging: packagingName } = words()
  const details = [
    [tasteName, taste],
    [packagingName, packaging],
  ].flatMap(([name, stars]) => (stars === null ? [] : `${name} ${stars}`))
  if (product?.choice) details.push(product.choice)
  return (
    <View className={styles.review__stars}>
      <Rating stars={rating} />
      <Text className={styles.review__details} numberOfLines={1}>
        {details.join('  ')}
      </Text>
    </View>
  )
})

/** Topics of praise or complaint. */
const Topics = observer(function Topics({ topics }: Pick<Review, 'topics'>) {
  if (topics.length === 0) return null
  return (
    <View className={styles.review__topics}>
      {topics.map((topic) => (
        <Tag key={topic} tone="gray" text={topicWords()[topic]} />
      ))}
    </View>
  )
})

const FollowUp = observer(function FollowUp({ review: { followUp } }: { review: Review }) {
  if (!followUp) return null
  return (
    <View className={styles.review__followUp}>
      <View className={styles.review__replyHead}>
        <Text className={styles.review__followUpName}>{words().followUp}</Text>
        <Text className={styles.review__time}>{formatDay(new Date(followUp.at), new Date(), language.value)}</Text>
      </View>
      <Text className={styles.review__followUpText}>
        <Written text={followUp.text} />
      </Text>
    </View>
  )
})

const Reply = observer(function Reply({ review: { reply } }: { review: Review }) {
  if (!reply) return null
  return (
    <View className={styles.review__reply}>
      <View className={styles.review__replyHead}>
        <Text className={styles.review__replyName}>{words().reply}</Text>
        <Text className={styles.review__time}>{formatDay(new Date(reply.at), new Date(), language.value)}</Text>
      </View>
      <Text className={styles.review__replyText}>
        <Written text={reply.text} />
      </Text>
    </View>
  )
})
