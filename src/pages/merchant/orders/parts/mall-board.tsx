import { observer } from 'mobx-react'
import { merchantTabs } from '@contract/merchant-work'
import type { ManagedStore } from '@/features/merchant/merchant'
import { useModel } from '@/state'
import { ParcelWork } from '../parcel-work'
import { words } from '../text'
import { Board } from './board'
import { ParcelCard } from './parcel-card'
import { CannotShipSheet } from './cannot-ship-sheet'
import { mallWords } from './parcel-text'
import { ShipSheet } from './ship-sheet'
import { SplitSheet } from './split-sheet'

/** The orders of a mall shop, whose parcels are to be shipped or on their way. */
export const MallBoard = observer(function MallBoard({ store }: { store: ManagedStore }) {
  const work = useModel((api) => new ParcelWork(api, store.id))
  const t = mallWords()
  const shipped = work.orders.summary?.today.parcelsShipped
  return (
    <Board
      store={store}
      orders={work.orders}
      tabs={merchantTabs.mall.map((value) => ({ value, name: t[value] }))}
      figure={{ name: t.shippedToday, value: typeof shipped === 'number' ? String(shipped) : words().unknown }}
      overlay={
        <>
          <ShipSheet work={work} />
          <SplitSheet work={work} />
          <CannotShipSheet work={work.cannotShip} busy={work.orders.busy !== ''} />
        </>
      }
    >
      {(order) => <ParcelCard order={order} work={work} />}
    </Board>
  )
})
