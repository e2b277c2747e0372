import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Delay, TakeawayDetail } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { reachRider } from '@/features/order/call-rider'
import { orderParams } from '@/features/takeaway/map'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useApi, useModel } from '@/state'
import styles from './index.module.scss'
import { DelayedModel } from './model'
import { words } from './text'

export default screen('delayed', ({ orderId }) => {
  const model = useModel((api) => new DelayedModel(api, orderId))
  const { order, asked } = model
  useWhileShown(model.follow)
  useReturned(() => void order.reload())
  return (
    <Screen title={words().title} onRefresh={order.reload} footer={asked && <Answers model={model} />}>
      <AsyncView resource={order}>
        {(value) => (asked ? <Question order={value} delay={asked} /> : <Answered order={value} />)}
      </AsyncView>
    </Screen>
  )
})

const clock = (at: string, { utcOffset }: TakeawayDetail) => formatClock(new Date(at), utcOffset)

const Question = observer(({ order, delay }: { order: TakeawayDetail; delay: Delay }) => {
  const api = useApi()
  const { rider: courier } = order
  const { asks, rider, why, promised, later, answerWithin, call } = words()
  const left = formatCountdown(Math.max(0, secondsUntil(delay.answerBefore)))
  return (
    <View className={styles.delayed}>
      <Text className={styles.delayed__title} role="heading" aria-level={2}>
        {asks(courier?.name ?? rider, delay.minutes)}
      </Text>
      <KeyValue label={promised} value={clock(order.estimatedAt, order)} tone="muted" />
      <KeyValue label={later} value={clock(delay.estimatedAt, order)} tone="brand" />
      <KeyValue label={answerWithin} value={left} />
      <Text className={styles.delayed__note}>{why}</Text>
      {courier && (
        <Button
          kind="outline"
          size={80}
          icon="phone"
          text={call}
          onPress={() => void reachRider(api, order.id, courier.phone)}
        />
      )}
    </View>
  )
})

/** The given answer. */
const Answered = observer(({ order }: { order: TakeawayDetail }) => {
  const t = words()
  const answer = order.delay?.answer
  const at = clock(order.estimatedAt, order)
  const action = { text: t.back, onPress: () => navigate('orderDetail', orderParams(order)) }
  if (!answer) return <StateView kind="empty" art="time" title={t.none} text={t.noneText} action={action} />
  const text = answer === 'accepted' ? t.acceptedText(at) : t.refusedText(at)
  return <StateView kind="empty" art="time" title={t[answer]} text={text} action={action} />
})

const Answers = observer(({ model }: { model: DelayedModel }) => {
  const { accept, refuse } = words()
  const { sending } = model
  return (
    <BottomBar>
      <Button
        kind="outline"
        size={72}
        text={refuse}
        busy={sending === 'refuse'}
        disabled={sending === 'accept'}
        onPress={() => void model.answer('refuse')}
      />
      <Button
        size={72}
        text={accept}
        busy={sending === 'accept'}
        disabled={sending === 'refuse'}
        onPress={() => void model.answer('accept')}
      />
    </BottomBar>
  )
})
