import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RatingInput } from '@/components/base/Rating'
import styles from './index.module.scss'
import type { TakeawayReview } from './state'
import { words } from './text'

/** Stars of taste and packaging. */
export const Details = observer(function Details({ review }: { review: TakeawayReview }) {
  const { taste, packaging } = words()
  return (
    <>
      <Part name={taste} value={review.taste} onChange={(value) => review.rate('taste', value)} />
      <Part name={packaging} value={review.packaging} onChange={(value) => review.rate('packaging', value)} />
    </>
  )
})

interface PartProps {
  name: string
  value: number | null
  onChange: (stars: number) => void
}

const Part = (props: PartProps) => (
  <View className={styles['review-part__part']}>
    <Text className={styles['review-part__label']}>{props.name}</Text>
    <RatingInput {...props} />
  </View>
)
