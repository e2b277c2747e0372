import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { Timeline } from '@/components/base/Timeline'
import { isRiding, stepName } from '@/features/errand/order/progress'
import { distanceText } from '@/features/order/distance'
import { momentOf } from '@/features/order/moment'
import { words } from '../text'
import styles from './cards.module.scss'

/** Past steps, the newest first. */
export const Progress = observer(function Progress({ errand }: { errand: ErrandDetail }) {
  const { timeline, errandKind, utcOffset } = errand
  const last = timeline.length - 1
  const steps = timeline.map(({ step, at }, index) => ({
    title: stepName(step, errandKind),
    aside: momentOf(at, utcOffset),
    state: index === last ? ('now' as const) : ('done' as const),
    note: noteOf(errand, step, index === last),
  }))
  return (
    <View className={styles.card}>
      <Timeline steps={steps.reverse()} />
    </View>
  )
})

/** Under a step: how far the rider is, where it was, what the receipt says. */
function noteOf(errand: ErrandDetail, step: string, isNow: boolean): string | undefined {
  const t = words()
  const { rider, from, spent, estimate } = errand
  if (isNow && rider && isRiding(step)) return t.away(distanceText(rider.distance), rider.minutes)
  if (step === 'riderArrived') return from?.name
  if (step !== 'riderPicking' || spent === null) return undefined
  const under = estimate - spent
  return under > 0 ? t.receiptUnder(formatMoney(spent), formatMoney(under)) : t.receipt(formatMoney(spent))
}
