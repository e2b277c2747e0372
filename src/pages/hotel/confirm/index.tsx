import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CardsSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StayConfirmModel } from './model'
import { Arrival, Starts } from './parts/arrival'
import { ConfirmBar } from './parts/bar'
import { Guests } from './parts/guests'
import { Discounts, Prices, PriceSheet } from './parts/prices'
import { Rules } from './parts/rules'
import { Stay } from './parts/stay'
import { words } from './text'

export default screen('hotelConfirm', (choice) => {
  const model = useModel((api, root) => new StayConfirmModel(api, root, choice))
  useReturned(model.checkout.returned)
  return (
    <Screen
      title={words().title}
      footer={model.quote.value && <ConfirmBar model={model} />}
      overlay={<Over model={model} />}
    >
      <AsyncView
        resource={model.quote}
        skeleton={<CardsSkeleton className={styles.confirm} card={styles.confirm__card} heights={[280, 480, 200]} />}
      >
        {(quote) => (
          <View className={styles.confirm}>
            <Stay quote={quote} />
            <Guests model={model} quote={quote} />
            <Discounts model={model} quote={quote} />
            <View className={styles.confirm__card}>
              <Prices quote={quote} title={words().prices} />
            </View>
            <Rules model={model} quote={quote} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Over = observer(({ model }: { model: StayConfirmModel }) => {
  const { quote } = model
  if (!quote.value) return null
  return (
    <>
      <Arrival model={model} quote={quote.value} />
      <Starts model={model} quote={quote.value} />
      <PriceSheet model={model} quote={quote.value} />
    </>
  )
})
