import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Favorite } from '@contract/entities/favorite'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { GoodsTile } from '@/features/kept/GoodsTile'
import { ManageBar } from '@/features/kept/ManageBar'
import { ManageNav } from '@/features/kept/ManageNav'
import { StoreRow } from '@/features/kept/StoreRow'
import { UndoBar } from '@/features/kept/UndoBar'
import { navigate } from '@/platform/gate'
import { useReturned } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FavoritesModel } from './model'
import { words } from './text'

export default screen('favorites', () => {
  const model = useModel((api) => new FavoritesModel(api))
  useReturned(() => void model.refresh())
  const { tab, counts } = model
  const t = words()
  const tabs = [
    { value: 'store', name: t.store(`${counts?.store ?? ''}`).trim() },
    { value: 'goods', name: t.goods(`${counts?.goods ?? ''}`).trim() },
  ] as const
  const nav = <ManageNav title={t.title} tabs={tabs} model={model} />
  return (
    <Screen nav={nav} onRefresh={model.refresh} footer={<Foot model={model} />}>
      {tab === 'store' ? <Stores model={model} /> : <Goods model={model} />}
    </Screen>
  )
})

/** What can be done with the chosen ones, or brings back the last that were removed. */
const Foot = observer(function Foot({ model }: { model: FavoritesModel }) {
  const { choosing, ids, busy, canUndo } = model
  if (choosing.on) return <ManageBar choosing={choosing} ids={ids} busy={busy} onRemove={() => void model.remove()} />
  return canUndo ? <UndoBar busy={busy} onUndo={() => void model.undo()} /> : null
})

const Empty = observer(function Empty() {
  const { none, look } = words()
  return <StateView kind="empty" title={none} action={{ text: look, onPress: () => navigate('home') }} />
})

/** Whether a favourite is chosen, while they are managed. */
const choiceOf = ({ choosing }: FavoritesModel, { id }: Favorite) =>
  choosing.on ? { on: choosing.has(id), toggle: () => choosing.toggle(id) } : undefined

const Stores = observer(function Stores({ model }: { model: FavoritesModel }) {
  const { items } = model.lists.store
  return (
    <View className={styles[items.length > 0 ? 'favorites__card' : 'favorites']}>
      <PagedList key="store" list={model.lists.store} keyOf={({ id }) => id} empty={<Empty />}>
        {(favorite) => favorite.store && <StoreRow store={favorite.store} choice={choiceOf(model, favorite)} />}
      </PagedList>
    </View>
  )
})

const Goods = observer(function Goods({ model }: { model: FavoritesModel }) {
  const { filter } = model
  const empty = filter === 'all' ? <Empty /> : <Text className={styles.favorites__none}>{words().noneLike}</Text>
  return (
    <View className={styles.favorites}>
      <Filters model={model} />
      <PagedList key={filter} list={model.rows} keyOf={({ id }) => id} empty={empty}>
        {({ items }) => (
          <View className={styles.favorites__row}>
            {items.map((favorite) => {
              const { id, goods, cheaperBy } = favorite
              return (
                goods && <GoodsTile key={id} goods={goods} cheaperBy={cheaperBy} choice={choiceOf(model, favorite)} />
              )
            })}
            {items.length === 1 && <View className={styles.favorites__gap} />}
          </View>
        )}
      </PagedList>
    </View>
  )
})

/** Which goods are listed, each with how many there are. */
const Filters = observer(function Filters({ model }: { model: FavoritesModel }) {
  const { counts, filter } = model
  if (!counts?.goods) return null
  const t = words()
  const chips = [
    ['all', t.all, counts.goods],
    ['cheaper', t.cheaper(counts.cheaper), counts.cheaper],
    ['inStock', t.inStock(counts.inStock), counts.inStock],
    ['gone', t.gone(counts.gone), counts.gone],
  ] as const
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.favorites__scroll}>
      <View className={styles.favorites__chips}>
        {chips.map(([value, name, count]) => {
          const on = value === filter
          if (count === 0 && !on) return null
          return <Chip key={value} text={name} size={56} on={on} onPress={() => model.chooseFilter(value)} />
        })}
      </View>
    </ScrollView>
  )
})
