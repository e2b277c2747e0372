import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { ReasonSheet } from '@/components/frame/ReasonSheet'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { DayStep } from '@/features/merchant/DayStep'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { MerchantState, type ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel, useRootState } from '@/state'
import { type Board, TablesModel } from './model'
import { Bookings } from './parts/bookings'
import { Numbers } from './parts/numbers'
import { SetUp } from './parts/set-up'
import { words } from './text'

export default screen('merchantTables', () => (
  <OwnStore tab="merchantTables" title={words().title}>
    {(store) => <Tables key={store.id} store={store} />}
  </OwnStore>
))

const Tables = observer(function Tables({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new TablesModel(api, store.id))
  const { stores } = useRootState().keep(MerchantState)
  useWhileShown(model.follow)
  useReturned(() => void model.board.reload(false))
  const t = words()
  const { board, tab } = model
  const onSaved = (saved: Board) => {
    board.set(saved)
    // The first save adds the tab of tables to the merchant's bar.
    if (!store.takesTables) void stores.reload(false)
  }
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
      overlay={<Refusal model={model} />}
    >
      <AsyncView resource={board}>
        {(value) => (
          <>
            {tab === 'bookings' && <Bookings model={model} board={value} />}
            {tab === 'queue' && <Numbers model={model} board={value} />}
            {tab === 'setup' && <SetUp storeId={store.id} board={value} today={model.currentDay} onSaved={onSaved} />}
          </>
        )}
      </AsyncView>
    </Screen>
  )
})

const Refusal = observer(function Refusal({ model }: { model: TablesModel }) {
  const t = words()
  return (
    <ReasonSheet
      open={model.refusing !== undefined}
      title={t.why}
      reasons={t.reasons.split('\n')}
      chosen={model.reason}
      button={t.send}
      busy={model.busy !== ''}
      onChoose={model.chooseReason}
      onSend={() => void model.refuse()}
      onClose={model.endRefusal}
    />
  )
})
