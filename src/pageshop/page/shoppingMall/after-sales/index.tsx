import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { FilteredPages } from '@/components/list/FilteredPages'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AfterSalesModel } from './model'
import { CaseCard, CasesSkeleton } from './parts/card'
import { words } from './text'

const tabs = ['all', 'yours', 'open', 'done'] as const

export default screen('afterSales', () => {
  const model = useModel((api) => new AfterSalesModel(api))
  useReturned(() => void model.returned())
  const t = words()
  return (
    <Screen title={t.title} onRefresh={model.refresh}>
      <Head model={model} />
      <View className={styles.cases}>
        <FilteredPages
          list={model.list}
          empty={<StateView kind="empty" title={t.none} text={t.noneText} />}
          none={{ title: t.nothing, clear: t.showAll }}
          skeleton={<CasesSkeleton />}
        >
          {(refund) => <CaseCard refund={refund} />}
        </FilteredPages>
      </View>
    </Screen>
  )
})

const Head = observer(({ model }: { model: AfterSalesModel }) => (
  <View className={styles.cases__tabs}>
    <Tabs
      items={tabs.map((value) => ({ value, name: words()[value], badge: model.badges[value] }))}
      value={model.tab}
      onChange={model.choose}
    />
  </View>
))
