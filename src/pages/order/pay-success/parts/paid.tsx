import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { paidFactsOf } from '@/features/order/kinds'
import type { PaySuccessModel, Result } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

export const Paid = observer(({ model, result }: { model: PaySuccessModel; result: Result }) => {
  const { paid, view, home } = words()
  return (
    <View className={styles['pay-success']}>
      <View className={styles['pay-success__head']} role="status">
        <Icon name="circle-check" size={112} colour="good" weight={1.5} />
        <Text className={styles['pay-success__title']}>{paid}</Text>
        <Price amount={result.payment.amount} size={56} tone="ink" />
      </View>
      <Facts result={result} />
      <Button text={view} onPress={model.viewOrder} />
      <Button text={home} kind="outline" onPress={model.goHome} />
    </View>
  )
})

const Facts = observer(({ result: { payment, order } }: { result: Result }) => {
  const t = words()
  return (
    <View className={styles['pay-success__facts']}>
      {order.store && <KeyValue label={t.store} value={order.store.name} />}
      {paidFactsOf(order).map((fact) => (
        <KeyValue key={fact.label} {...fact} />
      ))}
      {payment.method && <KeyValue label={t.way} value={t[payment.method]} />}
    </View>
  )
})
