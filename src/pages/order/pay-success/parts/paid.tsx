import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TakeawayStatus } from '@contract/states/takeaway'
import { formatMoment } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { language } from '@/platform/language'
import type { PaySuccessModel, Result } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** While an order is in one of these, when it comes is of interest. */
const coming: readonly TakeawayStatus[] = ['waitingAccept', 'waitingPickup', 'waitingDelivery']

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
  const { store, fulfilment, estimatedAt, pickupCode, status } = order
  const t = words()
  const time = formatMoment(new Date(estimatedAt), new Date(), language.value, order.utcOffset)
  return (
    <View className={styles['pay-success__facts']}>
      <KeyValue label={t.store} value={store.name} />
      {coming.includes(status) && (
        <KeyValue label={fulfilment === 'delivery' ? t.arrives : t.ready} value={time} tone="brand" />
      )}
      {pickupCode && coming.includes(status) && <KeyValue label={t.code} value={pickupCode} />}
      {payment.method && <KeyValue label={t.way} value={t[payment.method]} />}
    </View>
  )
})
