import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import { momentOf } from '@/features/order/moment'
import type { DeliveryTask } from '@contract/entities/delivery'
import { words } from '../text'
import styles from '../index.module.scss'

/** A delivery that has ended: its areas alone, its time and its pay. */
export const Ended = observer(function Ended({ task }: { task: DeliveryTask }) {
  const { from, to, pay, endedAt, utcOffset } = task
  const t = words()
  return (
    <View className={styles.card} role="status">
      <Text className={styles.card__title}>{t.ended}</Text>
      {pay > 0 && <Text className={styles.card__pay}>{t.earned(formatMoney(pay))}</Text>}
      {from && <KeyValue label={t.pickUpAt} value={from.area} />}
      <KeyValue
        label={t.bringTo}
        value={[to.area, endedAt && momentOf(endedAt, utcOffset)].filter(Boolean).join(' · ')}
      />
    </View>
  )
})
