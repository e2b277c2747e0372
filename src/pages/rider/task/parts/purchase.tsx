import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import type { DeliveryTask } from '@/features/rider/types'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  purchase: NonNullable<DeliveryTask['purchase']>
}

/** The limit of a purchase, and its cost so far. */
export const Purchase = observer(function Purchase({ purchase: { paid, most, spent } }: Props) {
  const t = words()
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.purchase}</Text>
      <KeyValue label={t.paid} value={formatMoney(paid)} />
      <KeyValue label={t.most} value={formatMoney(most)} />
      {spent !== null && <KeyValue label={t.spent} value={formatMoney(spent)} />}
    </View>
  )
})
