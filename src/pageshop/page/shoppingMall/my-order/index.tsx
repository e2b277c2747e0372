import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { FilteredPages } from '@/components/list/FilteredPages'
import { OrderCard } from '@/features/order/OrderCard'
import { OrdersSkeleton } from '@/features/order/OrderCard/skeleton'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MyOrderModel, shownStates } from './model'
import { words } from './text'

export default screen('myOrder', ({ state }) => {
  const model = useModel((api, root) => new MyOrderModel(api, root, state))
  useReturned(() => void model.returned())
  useEffect(() => void model.count(), [model])
  const t = words()
  return (
    <Screen
      title={t.title}
      action={{ text: t.afterSales, onPress: () => navigate('afterSales') }}
      onRefresh={model.refresh}
      overlay={<LazyOrderSheets actions={model.actions} />}
    >
      <Head model={model} />
      <View className={styles.orders}>
        <FilteredPages
          list={model.list}
          empty={
            <StateView
              kind="empty"
              art="store"
              title={t.none}
              text={t.noneText}
              action={{ text: t.shop, onPress: () => navigate('mall') }}
            />
          }
          none={{ title: t.nothing, text: t.nothingText, clear: t.showAll }}
          skeleton={<OrdersSkeleton />}
        >
          {(order) => <OrderCard order={order} actions={model.actions} />}
        </FilteredPages>
      </View>
    </Screen>
  )
})

/** A completed state needs no badge. */
const badged: readonly string[] = shownStates.filter((state) => state !== 'success')

const Head = observer(({ model }: { model: MyOrderModel }) => {
  const items = (['all', ...shownStates] as const).map((value) => ({
    value,
    name: words()[value],
    badge: badged.includes(value) ? model.counts[value] : undefined,
  }))
  return (
    <View className={styles.orders__tabs}>
      <Tabs items={items} value={model.tab} onChange={model.choose} />
    </View>
  )
})
