import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { Timeline } from '@/components/base/Timeline'
import { Outcome } from '@/components/frame/Outcome'
import { nameOf } from '@/features/order/head'
import styles from '../index.module.scss'
import type { SentModel } from '../model'
import { words } from '../text'

interface Props {
  model: SentModel
  order: OrderDetail
  /** Points that the review earned. */
  points: number
}

/** A review, which others see at once and the store may reply to. */
export const ReviewSent = observer(function ReviewSent({ model, order, points }: Props) {
  const t = words()
  return (
    <View className={styles.success}>
      <Outcome title={t.thanks} text={t.thanksText(nameOf(order))} />
      <View className={styles.success__card}>
        <Timeline
          steps={[
            { title: t.reviewSent, state: 'done', ...(points > 0 && { note: t.pointsAdded(points) }) },
            { title: t.shown, state: 'now', note: t.shownNote },
            { title: t.reply, state: 'todo', note: t.replyNote },
          ]}
        />
      </View>
      <View className={styles.success__ways}>
        <Button text={t.viewReviews} onPress={model.viewReviews} />
        <Button text={t.viewOrder} kind="outline" onPress={model.viewOrder} />
        <Button text={t.home} kind="outline" onPress={model.goHome} />
      </View>
    </View>
  )
})
