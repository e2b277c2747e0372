import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@contract/entities/order'
import type { Refund } from '@contract/entities/refund'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Timeline } from '@/components/base/Timeline'
import { Outcome } from '@/components/frame/Outcome'
import { inside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { language } from '@/platform/session/language'
import styles from '../index.module.scss'
import type { SentModel } from '../model'
import { words } from '../text'

interface Props {
  model: SentModel
  order: OrderDetail
  refund: Refund
}

/** An application that the store answers, or one that was agreed to at once. */
export const RefundSent = observer(function RefundSent({ model, order, refund }: Props) {
  const t = words()
  const isDone = refund.state === 'refundComplete'
  return (
    <View className={styles.success}>
      {isDone ? (
        <Outcome title={t.refunded} text={refundedText(formatMoney(refund.amount), order)} />
      ) : (
        <Outcome icon="send" tone="waiting" title={t.requestSent} text={t.requestText(formatMoney(refund.amount))} />
      )}
      {!isDone && <Next order={order} refund={refund} />}
      <View className={styles.success__ways}>
        <Button text={t.viewRefund} onPress={model.viewRefund} />
        <Button text={t.viewOrder} kind="outline" onPress={model.viewOrder} />
      </View>
    </View>
  )
})

const Next = observer(function Next({ order, refund }: Omit<Props, 'model'>) {
  const t = words()
  const moment = (at: string) => formatMoment(new Date(at), new Date(), language.value, order.utcOffset)
  const { deadline, appliedAt } = refund
  return (
    <View className={styles.success__card}>
      <Timeline
        steps={[
          { title: t.requestSent, aside: moment(appliedAt), state: 'done' },
          {
            title: t.storeAnswers,
            state: 'now',
            note: deadline ? t.answersBy(inside(moment(deadline))) : undefined,
          },
          { title: t.moneyBack, state: 'todo', note: order.paidBy === 'friend' ? t.toFriend : t.toPayer },
        ]}
      />
    </View>
  )
})
