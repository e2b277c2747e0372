import { observer } from 'mobx-react'
import { merchantTabs } from '@contract/merchant-work'
import { OrderCard } from '@/features/merchant/OrderCard'
import { OrderSheets } from '@/features/merchant/OrderCard/sheets'
import { OrderWork } from '@/features/merchant/order-work'
import type { ManagedStore } from '@/features/merchant/merchant'
import { useModel } from '@/state'
import { words } from '../text'
import { Board } from './board'

/** The delivery orders of a store that cooks (product text §2, merchant tab bar). */
export const TakeawayBoard = observer(function TakeawayBoard({ store }: { store: ManagedStore }) {
  const work = useModel((api) => new OrderWork(api, store.id))
  const t = words()
  const cooking = work.orders.summary?.today.cookingMinutes
  return (
    <Board
      store={store}
      orders={work.orders}
      tabs={merchantTabs.takeaway.map((value) => ({ value, name: t[value] }))}
      figure={{ name: t.cookingTime, value: typeof cooking === 'number' ? t.minutes(cooking) : t.unknown }}
      overlay={<OrderSheets work={work} />}
    >
      {(order) => <OrderCard order={order} work={work} />}
    </Board>
  )
})
