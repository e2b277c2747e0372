import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { Segmented } from '@/components/form/Segmented'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { back } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ConfirmModel } from './model'
import { AgreementSheet } from './parts/agreement'
import { ConfirmSkeleton } from './parts/skeleton'
import { DeliveryCard } from './parts/delivery-card'
import { Items } from './parts/items'
import { Options } from './parts/options'
import { PickupCard } from './parts/pickup-card'
import { SoldOutSheet } from './parts/sold-out-sheet'
import { SubmitBar } from './parts/submit-bar'
import { TablewareSheet } from './parts/tableware-sheet'
import { TimeSheet } from './parts/time-sheet'
import { words } from './text'

export default screen('confirm', ({ storeId }) => {
  const model = useModel((api, root) => new ConfirmModel(api, root, storeId))
  useWhileShown(model.quotes.follow)
  useReturned(model.checkout.returned)
  const sheets = (
    <>
      <TimeSheet model={model} />
      <TablewareSheet model={model} />
      <SoldOutSheet model={model} />
      <AgreementSheet model={model} />
    </>
  )
  return (
    <Screen title={words().title} footer={model.quote.value && <SubmitBar model={model} />} overlay={sheets}>
      <AsyncView resource={model.quote} skeleton={<ConfirmSkeleton />}>
        {(quote) => (quote ? <Confirm model={model} quote={quote} /> : <Empty />)}
      </AsyncView>
    </Screen>
  )
})

const Confirm = observer(({ model, quote }: { model: ConfirmModel; quote: Quote }) => (
  <View className={styles.confirm}>
    {quote.store.selfPickup && <Ways model={model} />}
    {quote.fulfilment === 'delivery' ? (
      <DeliveryCard model={model} quote={quote} />
    ) : (
      <PickupCard model={model} quote={quote} />
    )}
    <Items model={model} quote={quote} />
    <Options model={model} />
  </View>
))

/** Delivery or self-pickup. */
const Ways = observer(({ model }: { model: ConfirmModel }) => {
  const { delivery, pickup, minutes, noFee } = words()
  const hint = model.deliveryMinutes === undefined ? undefined : minutes(model.deliveryMinutes)
  return (
    <View className={styles.confirm__ways}>
      <Segmented
        items={[
          { value: 'delivery', name: delivery, hint },
          { value: 'pickup', name: pickup, hint: noFee },
        ]}
        value={model.choices.fulfilment}
        onChange={model.fulfil}
      />
    </View>
  )
})

const Empty = observer(() => {
  const { empty, emptyText, back: text } = words()
  return <StateView kind="empty" title={empty} text={emptyText} action={{ text, onPress: () => void back() }} />
})
