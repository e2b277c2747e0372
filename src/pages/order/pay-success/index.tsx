import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract/entities/order'
import { formatMoment } from '@contract/format'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/AsyncView'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { KeyValue } from '@/components/KeyValue'
import { Price } from '@/components/Price'
import { Screen, screen } from '@/components/Screen'
import { StateView } from '@/components/StateView'
import { language } from '@/platform/language'
import { useModel } from '@/stores'
import { Bones } from './parts/bones'
import styles from './index.module.scss'
import { PaySuccessModel } from './model'
import { words } from './text'

export default screen('paySuccess', ({ orderId }) => {
  const model = useModel((api) => new PaySuccessModel(api, orderId))
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={model.result} skeleton={<Bones />}>
        {({ paid, order }) => (paid ? <Paid model={model} order={order} /> : <Unpaid model={model} />)}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: PaySuccessModel
  order: OrderDetail
}

const Paid = observer(({ model, order }: Props) => {
  const { paid, view, home } = words()
  return (
    <View className={styles['pay-success']}>
      <View className={styles['pay-success__head']} {...{ role: 'status' }}>
        <Icon name="circle-check" size={112} colour="good" weight={1.5} />
        <Text className={styles['pay-success__title']}>{paid}</Text>
        <Price amount={order.total} size={56} tone="ink" />
      </View>
      <Facts order={order} />
      <Button text={view} onPress={model.viewOrder} />
      <Button text={home} kind="outline" onPress={model.goHome} />
    </View>
  )
})

const Facts = observer(({ order: { store, fulfilment, estimatedAt, pickupCode } }: Pick<Props, 'order'>) => {
  const { store: name, arrives, ready, way, balance, code } = words()
  const time = formatMoment(new Date(estimatedAt), new Date(), language.value)
  return (
    <View className={styles['pay-success__facts']}>
      <KeyValue label={name} value={store.name} />
      <KeyValue label={fulfilment === 'delivery' ? arrives : ready} value={time} tone="brand" />
      {pickupCode && <KeyValue label={code} value={pickupCode} />}
      <KeyValue label={way} value={balance} />
    </View>
  )
})

const Unpaid = observer(({ model }: Pick<Props, 'model'>) => {
  const { unpaid, unpaidText, view } = words()
  return (
    <StateView
      kind="empty"
      icon="clock"
      title={unpaid}
      text={unpaidText}
      action={{ text: view, onPress: model.viewOrder }}
    />
  )
})
