import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DealGroup } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { Timeline, type TimelineStep } from '@/components/base/Timeline'
import { words } from '../text'
import styles from './facts.module.scss'

/** Progress of a place's refund. */
export const RefundSteps = observer(function RefundSteps({ group: { mine, state } }: { group: DealGroup }) {
  const t = words()
  const isBack = mine !== null && mine.refunded > 0
  // Between the end of a group and its refund lies a moment.
  const isComing = mine !== null && state === 'failed' && mine.place === 'paid'
  if (!isBack && !isComing) return null
  const at = !isBack ? 0 : mine.hasArrived ? 3 : 2
  const steps = [t.asked, t.onItsWay, t.arrived].map((title, index): TimelineStep => {
    return { title, state: index < at - 1 || at === 3 ? 'done' : index === Math.max(0, at - 1) ? 'now' : 'todo' }
  })
  return (
    <View className={styles.facts}>
      <Text className={styles.facts__title}>{t.refundTitle}</Text>
      <Text>{t.backAmount(formatMoney(mine.refunded || mine.total))}</Text>
      <Timeline steps={steps} />
    </View>
  )
})
