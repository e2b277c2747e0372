import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { DayStep } from '@/features/merchant/DayStep'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { StoreName } from '@/features/merchant/merchant'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import { TablesModel } from './model'
import { Bookings } from './parts/bookings'
import { Numbers } from './parts/numbers'
import { RefusalSheet } from './parts/refusal-sheet'
import { SetUp } from './parts/set-up'
import { words } from './text'

export default screen('merchantTables', () => (
  <OwnStore tab="merchantTables" title={words().title}>
    {(store) => <Tables key={store.id} store={store} />}
  </OwnStore>
))

const Tables = observer(function Tables({ store }: { store: StoreName }) {
  const model = useModel((api) => new TablesModel(api, store.id))
  useWhileShown(model.follow)
  useReturned(() => void model.board.reload(false))
  const t = words()
  const { board, tab } = model
  const items = (['bookings', 'queue', 'setup'] as const).map((value) => ({ value, name: t[value] }))
  return (
    <Screen
      nav={
        <MerchantHead title={store.name}>
          <Tabs items={items} value={tab} onChange={model.show} />
          {tab === 'bookings' && (
            <DayStep day={board.value?.date} isToday={model.isToday} onMove={model.move} onToday={model.toToday} />
          )}
        </MerchantHead>
      }
      footer={<MerchantBar active="merchantTables" />}
      onRefresh={board.reload}
      overlay={<RefusalSheet model={model} />}
    >
      <AsyncView resource={board}>
        {(value) => (
          <>
            {tab === 'bookings' && <Bookings model={model} board={value} />}
            {tab === 'queue' && <Numbers model={model} board={value} />}
            {tab === 'setup' && <SetUp storeId={store.id} board={value} onSaved={(saved) => board.set(saved)} />}
          </>
        )}
      </AsyncView>
    </Screen>
  )
})
