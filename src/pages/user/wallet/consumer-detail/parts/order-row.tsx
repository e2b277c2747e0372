import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import styles from '../index.module.scss'
import type { Detail, MoneyRecordModel } from '../model'
import { words } from '../text'

interface Props {
  model: MoneyRecordModel
  order: NonNullable<Detail['order']>
}

/** Order behind the movement; opens it unless the customer has removed it. */
export const OrderRow = observer(({ model, order }: Props) => {
  const { deleted, items } = words()
  const note = order.deleted ? deleted : items(order.count)
  const inside = (
    <>
      {order.picture?.path && <Picture picture={order.picture} width={96} />}
      <View className={styles.record__words}>
        <Text className={styles.record__order} numberOfLines={1}>
          {order.title}
        </Text>
        <Text className={styles.record__note}>{note}</Text>
      </View>
      {!order.deleted && <Icon name="chevron-right" size={28} colour="ink-3" />}
    </>
  )
  if (order.deleted) return <View className={styles.record__row}>{inside}</View>
  return (
    <Press
      label={`${order.title}, ${note}`}
      onPress={() => void model.openOrder(order.id)}
      className={styles.record__row}
    >
      {inside}
    </Press>
  )
})
