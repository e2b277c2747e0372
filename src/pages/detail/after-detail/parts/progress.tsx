import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatMoment } from '@contract/date'
import { Timeline } from '@/components/base/Timeline'
import { refundStates } from '@/features/order/words'
import { language } from '@/platform/session/language'
import { words } from '../text'
import styles from './cards.module.scss'

/** The timeline of the refund, newest last. */
export const Progress = observer(function Progress({ refund }: { refund: Refund }) {
  const steps = refund.timeline.map(({ state, at }, index) => ({
    title: state === 'applying' ? words().applied : refundStates()[state],
    aside: formatMoment(new Date(at), new Date(), language.value),
    state: index === refund.timeline.length - 1 ? ('now' as const) : ('done' as const),
  }))
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{words().progress}</Text>
      <Timeline steps={steps} />
    </View>
  )
})
