import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { KeyValue } from '@/components/list/KeyValue'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: TaskModel
  task: DeliveryTask
  purchase: NonNullable<DeliveryTask['purchase']>
}

/** The limit of a purchase, its cost so far, and its further receipts until the rider sets off. */
export const Purchase = observer(function Purchase({ model, task, purchase }: Props) {
  const t = words()
  const { paid, most, spent, isAsked } = purchase
  const canAdd = spent !== null && task.step === 'pickUp' && !isAsked
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.purchase}</Text>
      <KeyValue label={t.paid} value={formatMoney(paid)} />
      <KeyValue label={t.most} value={formatMoney(most)} />
      {spent !== null && <KeyValue label={t.spent} value={formatMoney(spent)} />}
      {canAdd && <Button kind="outline" size={80} text={t.addReceipt} onPress={() => model.open('receipt')} />}
    </View>
  )
})
