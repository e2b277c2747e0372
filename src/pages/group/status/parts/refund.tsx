import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DealGroup } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { Timeline } from '@/components/base/Timeline'
import { RefundTimeline } from '@/features/order/RefundTimeline'
import { words } from '../text'
import styles from './facts.module.scss'

/** Progress of a place's refund. */
export const RefundSteps = observer(function RefundSteps({ group: { mine, state, utcOffset } }: { group: DealGroup }) {
  const t = words()
  if (mine === null) return null
  if (mine.refunded > 0) return <RefundTimeline orderId={mine.orderId} utcOffset={utcOffset} refunded={mine.refunded} />
  // Between the end of a group and its refund lies a moment.
  if (state !== 'failed' || mine.place !== 'paid') return null
  return (
    <View className={styles.facts}>
      <Text className={styles.facts__title}>{t.refundTitle}</Text>
      <Text>{t.backAmount(formatMoney(mine.total))}</Text>
      <Timeline steps={[{ title: t.asked, state: 'now' }]} />
    </View>
  )
})
