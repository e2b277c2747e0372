import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { TextArea } from '@/components/form/TextArea'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StoreRefundsModel } from './model'
import { LazyCaseSheets } from './parts/lazy-sheets'
import { RefundCard } from './parts/refund-card'
import { words } from './text'

export default screen('merchantRefunds', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <StoreRefunds key={store.id} store={store} />}
  </OwnStore>
))

const StoreRefunds = observer(function StoreRefunds({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new StoreRefundsModel(api, store.id))
  useReturned(() => void model.refresh())
  const t = words()
  const tabs = [
    { value: 'waiting', name: t.waiting, ...(model.waiting ? { count: String(model.waiting) } : {}) },
    { value: 'handled', name: t.handled },
  ] as const
  return (
    <Screen
      nav={
        <View className={styles.head}>
          <NavBar title={t.title} />
          <Tabs items={tabs} value={model.cases.tab} onChange={model.cases.choose} />
        </View>
      }
      onRefresh={model.refresh}
      overlay={
        <>
          <RefusalSheet model={model} />
          <LazyCaseSheets model={model} />
        </>
      }
    >
      <View className={styles.refunds}>
        <PagedList
          list={model.cases.list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={t.none} text={t.noneText} />}
        >
          {(refund) => <RefundCard refund={refund} model={model} />}
        </PagedList>
      </View>
    </Screen>
  )
})

/** Asks why a refund is refused. */
const RefusalSheet = observer(function RefusalSheet({ model }: { model: StoreRefundsModel }) {
  const t = words()
  return (
    <Sheet open={model.refusing !== undefined} onClose={model.endRefusal} title={t.why}>
      <View className={styles.refusal}>
        <TextArea
          label={t.why}
          placeholder={t.whyHint}
          value={model.reason}
          max={limits.refundDescriptionMax}
          onChange={model.write}
        />
        <Button
          text={t.refuse}
          busy={model.busy !== ''}
          disabled={model.reason.trim() === ''}
          onPress={() => void model.refuse()}
        />
      </View>
    </Sheet>
  )
})
