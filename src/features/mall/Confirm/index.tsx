import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallQuote } from '@contract/entities/order'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { AddressChoice } from '@/features/address/AddressChoice'
import { useReturned } from '@/platform/navigation/lifecycle'
import { back } from '@/platform/navigation/navigation'
import styles from './index.module.scss'
import { LeftOut } from './left-out'
import type { MallConfirmModel } from './model'
import { PresaleTerms } from './presale-terms'
import { ShopCard } from './shop-card'
import { ConfirmSkeleton } from './skeleton'
import { SubmitBar } from './submit-bar'
import { words } from './text'
import { Totals } from './totals'

export { MallConfirmModel } from './model'

/** The check-out of the mall: of the cart, of one SKU, or of a deal for points. */
export const MallConfirm = observer(function MallConfirm({ model }: { model: MallConfirmModel }) {
  useReturned(model.checkout.returned)
  return (
    <Screen title={words().title} footer={model.quote.value && <SubmitBar model={model} />}>
      <AsyncView resource={model.quote} skeleton={<ConfirmSkeleton />}>
        {(quote) => (quote ? <Confirm model={model} quote={quote} /> : <Empty />)}
      </AsyncView>
    </Screen>
  )
})

const Confirm = observer(({ model, quote }: { model: MallConfirmModel; quote: MallQuote }) => (
  <View className={styles.confirm}>
    <View className={styles.confirm__address}>
      <AddressChoice address={quote.address} onPress={() => void model.chooseAddress()} />
    </View>
    {quote.shops.map((shop) => (
      <ShopCard key={shop.shop.id} model={model} shop={shop} />
    ))}
    {quote.leftOut.length > 0 && <LeftOut model={model} lines={quote.leftOut} />}
    {quote.presale && quote.shops.length > 0 && <PresaleTerms model={model} quote={quote} presale={quote.presale} />}
    {quote.shops.length > 0 && <Totals model={model} quote={quote} />}
  </View>
))

const Empty = observer(() => {
  const { empty, emptyText, back: text } = words()
  return <StateView kind="empty" title={empty} text={emptyText} action={{ text, onPress: () => void back() }} />
})
