import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { ManageBar } from '@/features/saved/ManageBar'
import { ManageNav } from '@/features/saved/ManageNav'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FootprintModel } from './model'
import { Day } from './parts/day'
import { WeekStrip } from './parts/week'
import { words } from './text'

export default screen('footprints', () => {
  const model = useModel((api) => new FootprintModel(api))
  useReturned(() => void model.refresh())
  const { tab, choosing } = model
  const t = words()
  const tabs = [
    { value: 'goods', name: t.goods },
    { value: 'store', name: t.store },
    { value: 'hotel', name: t.hotel },
    { value: 'product', name: t.product },
  ] as const
  const nav = <ManageNav title={t.title} tabs={tabs} model={model} />
  const bar = (
    <ManageBar
      choosing={choosing}
      ids={model.ids}
      busy={model.busy}
      onRemove={() => void model.remove()}
      onClear={() => void model.clear()}
    />
  )
  const look = { text: t.look, onPress: () => navigate('home') }
  return (
    <Screen nav={nav} onRefresh={model.refresh} footer={choosing.on ? bar : undefined}>
      <View className={styles.footprint}>
        {model.seenOn.length > 0 && <WeekStrip model={model} />}
        <PagedList
          key={tab}
          list={model.days}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" art="time" title={t.none} action={look} />}
        >
          {(day) => <Day day={day} model={model} />}
        </PagedList>
      </View>
    </Screen>
  )
})
