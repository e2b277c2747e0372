import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { ManageBar } from '@/features/saved/ManageBar'
import { ManageNav } from '@/features/saved/ManageNav'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TracksModel } from './model'
import { Day } from './parts/day'
import { words } from './text'

export default screen('mallTracks', ({ of }) => {
  const model = useModel((api) => new TracksModel(api, of))
  useReturned(() => void model.refresh())
  const { tab, choosing, ids, busy } = model
  const t = words()
  const tabs = [
    { value: 'favorites', name: t.favorites },
    { value: 'footprints', name: t.footprints },
  ] as const
  const bar = <ManageBar choosing={choosing} ids={ids} busy={busy} onRemove={() => void model.remove()} />
  return (
    <Screen
      nav={<ManageNav title={t.title} tabs={tabs} model={model} />}
      onRefresh={model.refresh}
      footer={choosing.on ? bar : undefined}
    >
      <View className={styles.tracks}>
        <PagedList key={tab} list={model.days} keyOf={({ id }) => id} empty={<Empty model={model} />}>
          {(day) => <Day day={day} model={model} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Empty = observer(function Empty({ model: { tab } }: { model: TracksModel }) {
  const { noneKept, noneSeen, look } = words()
  const title = { favorites: noneKept, footprints: noneSeen }[tab]
  return <StateView kind="empty" art="store" title={title} action={{ text: look, onPress: () => navigate('mall') }} />
})
