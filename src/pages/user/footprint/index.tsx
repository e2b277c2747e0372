import { Text, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { ManageBar } from '@/features/kept/ManageBar'
import { navigate } from '@/platform/gate'
import { useReturned } from '@/platform/lifecycle'
import { back } from '@/platform/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FootprintModel } from './model'
import { Day } from './parts/day'
import { words } from './text'

export default screen('footprints', () => {
  const model = useModel((api) => new FootprintModel(api))
  useReturned(() => void model.refresh())
  const { tab, choosing } = model
  const t = words()
  const tabs = [
    { value: 'goods', name: t.goods },
    { value: 'store', name: t.store },
  ] as const
  const canManage = choosing.on || model.ids.length > 0
  const action = { text: choosing.on ? t.done : t.manage, onPress: model.manage }
  const nav = (
    <View>
      <NavBar
        title={t.title}
        onBack={() => (choosing.on ? choosing.end() : void back())}
        {...(canManage && { action })}
      />
      <Tabs items={tabs} value={tab} onChange={model.choose} align="even" />
    </View>
  )
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
        {model.ids.length > 0 && <Text className={styles.footprint__kept}>{t.kept(limits.footprintDays)}</Text>}
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
