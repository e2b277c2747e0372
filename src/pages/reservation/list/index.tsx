import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { lineKinds } from '@/features/reservation/kinds'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { everyKind, ReservationsModel, whens } from './model'
import { LineCard } from './parts/line-card'
import { WaitCard } from './parts/wait-card'
import { words } from './text'

export default screen('reservations', ({ kind }) => {
  const model = useModel((api) => new ReservationsModel(api, kind))
  useReturned(() => void model.returned())
  useWhileShown(model.follow)
  return (
    <Screen nav={<Head model={model} />} onRefresh={model.refresh}>
      <View className={styles.list}>
        {model.waiting.map((entry) => (
          <WaitCard key={entry.id} model={model} entry={entry} />
        ))}
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<Empty model={model} />}>
          {(line) => <LineCard line={line} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Head = observer(({ model }: { model: ReservationsModel }) => {
  const t = words()
  const kinds = [...lineKinds].map(([value, { name }]) => ({ value, name: name() }))
  return (
    <View className={styles.list__head}>
      <NavBar title={t.title} />
      <Tabs items={[{ value: everyKind, name: t.every }, ...kinds]} value={model.kind} onChange={model.chooseKind} />
      <View className={styles.list__chips} role="group" aria-label={t.title}>
        {whens.map((when) => (
          <Chip key={when} size={56} text={t[when]} on={model.when === when} onPress={() => model.chooseWhen(when)} />
        ))}
      </View>
    </View>
  )
})

const Empty = observer(({ model }: { model: ReservationsModel }) => {
  const { none, noneText, look } = words()
  if (model.waiting.length > 0) return null
  return (
    <StateView
      kind="empty"
      title={none}
      text={noneText}
      action={{ text: look, onPress: () => navigate('stores', {}) }}
    />
  )
})
