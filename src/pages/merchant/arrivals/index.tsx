import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { ManagedStore } from '@/features/merchant/merchant'
import { NewOrders } from '@/features/merchant/new-orders'
import { OwnStore } from '@/features/merchant/OwnStore'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import type { Answer } from '@/services/api'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { Arrivals } from './model'
import { StayCard } from './parts/card'
import { DayHead } from './parts/head'
import { Sheets } from './parts/sheets'
import { ArrivalsSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('merchantArrivals', () => (
  <OwnStore tab="merchantArrivals" title={words().title}>
    {(store) => <Desk key={store.id} store={store} />}
  </OwnStore>
))

/** Number of open tasks of today; undefined on other days. */
function toDo({ last }: Arrivals): number | undefined {
  return last && last.day === last.today ? last.counts.waiting + last.counts.toArrive : undefined
}

/** The arrivals and departures of a day of a hotel. */
const Desk = observer(function Desk({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new Arrivals(api, store.id))
  useModel(() => {
    let known: number | undefined
    const badge = () => (known = toDo(model) ?? known)
    return new NewOrders('merchantArrivals', () => model.last?.counts.waiting, badge)
  })
  const { board } = model
  useReturned(() => void board.reload(false))
  useWhileShown(model.follow)
  return (
    <Screen
      nav={<DayHead model={model} name={store.name} />}
      footer={<MerchantBar active="merchantArrivals" />}
      onRefresh={() => board.reload()}
      overlay={<Sheets model={model} />}
    >
      <View className={styles.arrivals}>
        <AsyncView resource={board} skeleton={<ArrivalsSkeleton />}>
          {(value) => <Stays model={model} board={value} />}
        </AsyncView>
      </View>
    </Screen>
  )
})

const Stays = observer(function Stays({ model, board }: { model: Arrivals; board: Answer<'merchant.arrivals'> }) {
  const t = words()
  const { waiting, items, nextDay } = board
  const { tab, move } = model
  const goOn = tab === 'toArrive' && { text: t.nextDay(nextDay), action: { text: t.showNext, onPress: () => move(1) } }
  return (
    <>
      {waiting.length > 0 && <Text className={styles.arrivals__title}>{t.waiting}</Text>}
      {waiting.map((order) => (
        <StayCard key={order.id} model={model} order={order} />
      ))}
      {waiting.length > 0 && items.length > 0 && <Text className={styles.arrivals__title}>{tabName(tab)}</Text>}
      {items.map((order) => (
        <StayCard key={order.id} model={model} order={order} />
      ))}
      {items.length === 0 && <StateView kind="empty" title={t[`${tab}None`]} inline={waiting.length > 0} {...goOn} />}
    </>
  )
})

const tabName = (tab: Arrivals['tab']): string => (tab === 'noShow' ? words().noShowTab : words()[tab])
