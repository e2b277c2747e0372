import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import type { UtcOffset } from '@contract/utc-offset'
import { Timeline } from '@/components/base/Timeline'
import { AsyncView } from '@/components/list/AsyncView'
import { Resource, useModel } from '@/state'
import { stepsOf } from './steps'
import { words } from './text'
import styles from './index.module.scss'

interface Props {
  orderId: string
  utcOffset: UtcOffset
  /** The refunded amount, after whose change the money is read again. */
  refunded: number
  /** The refund that is shown; all money of the order without one. */
  refund?: Pick<Refund, 'id' | 'timeline'>
}

/** The refund of an order with the dates of its steps, up to the arrival of the money; nothing without one. */
export const RefundTimeline = observer(function RefundTimeline(props: Props) {
  const { utcOffset, refunded, refund } = props
  if (refunded === 0 && !refund) return null
  return (
    <View className={styles.timeline}>
      <Text className={styles.timeline__title} role="heading" aria-level={2}>
        {words().title}
      </Text>
      {refunded === 0 ? <Timeline steps={stepsOf(refund, [], utcOffset)} /> : <WithMoney key={refunded} {...props} />}
    </View>
  )
})

/** The steps of a refund that was paid, and of its money. */
const WithMoney = observer(function WithMoney({ orderId, utcOffset, refund }: Props) {
  const money = useModel((api) => new Resource(() => api.order.moneyBack({ orderId }, { quiet: true })))
  return (
    <AsyncView resource={money} inline>
      {({ items }) => {
        const own = items.filter(({ refundId }) => !refund || refundId === refund.id)
        return <Timeline steps={stepsOf(refund, own, utcOffset)} />
      }}
    </AsyncView>
  )
})
