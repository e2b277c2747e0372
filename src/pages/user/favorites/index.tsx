import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Favorite } from '@contract/entities/favorite'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { Button } from '@/components/base/Button'
import { businessWords, keptBusinesses } from '@/features/saved/by-business'
import { GoodsTile } from '@/features/saved/GoodsTile'
import { ManageBar } from '@/features/saved/ManageBar'
import { ManageNav } from '@/features/saved/ManageNav'
import { ProductTile } from '@/features/saved/ProductTile'
import { StoreRow } from '@/features/saved/StoreRow'
import { UndoBar } from './UndoBar'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FavoritesModel } from './model'
import { words } from './text'

export default screen('favorites', () => {
  const model = useModel((api, root) => new FavoritesModel(api, root))
  useReturned(() => void model.refresh())
  const { tab, counts } = model
  const t = words()
  const tabs = [
    { value: 'store', name: t.store(`${counts?.store ?? ''}`).trim() },
    { value: 'goods', name: t.goods(`${counts?.goods ?? ''}`).trim() },
    { value: 'product', name: t.product(`${counts?.product ?? ''}`).trim() },
  ] as const
  const nav = <ManageNav title={t.title} tabs={tabs} model={model} />
  return (
    <Screen nav={nav} onRefresh={model.refresh} footer={<Foot model={model} />}>
      {{ store: <Stores model={model} />, goods: <Grid model={model} />, product: <Grid model={model} /> }[tab]}
    </Screen>
  )
})

/** Actions on the chosen items, or undo of the last removal. */
const Foot = observer(function Foot({ model }: { model: FavoritesModel }) {
  const { choosing, ids, busy, canUndo, tab } = model
  const add = { store: undefined, goods: undefined, product: <AddToCart model={model} /> }[tab]
  if (choosing.on)
    return (
      <ManageBar choosing={choosing} ids={ids} busy={busy} onRemove={() => void model.remove()}>
        {add}
      </ManageBar>
    )
  return canUndo ? <UndoBar busy={busy} onUndo={() => void model.undo()} /> : null
})

const AddToCart = observer(function AddToCart({ model }: { model: FavoritesModel }) {
  const { choosing, busy, addToCart } = model
  const disabled = choosing.chosen.length === 0
  return (
    <Button text={words().add} kind="outline" size={72} disabled={disabled || busy} onPress={() => void addToCart()} />
  )
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
  const { business = 'all' } = model
  return (
    <View>
      <Businesses model={model} />
      <View className={styles[items.length > 0 ? 'favorites__card' : 'favorites']}>
        <PagedList key={business} list={model.lists.store} keyOf={({ id }) => id} empty={<Nothing model={model} />}>
          {(favorite) => favorite.store && <StoreRow store={favorite.store} choice={choiceOf(model, favorite)} />}
        </PagedList>
      </View>
    </View>
  )
})

/** In place of an empty list: that nothing is saved, or nothing of what is chosen. */
const Nothing = observer(function Nothing({ model }: { model: FavoritesModel }) {
  return model.isNarrowed ? <Text className={styles.favorites__none}>{words().noneLike}</Text> : <Empty />
})

/** The businesses of the saved stores, each with its number; nothing while there is only one. */
const Businesses = observer(function Businesses({ model }: { model: FavoritesModel }) {
  const { business, counts } = model
  const chips = keptBusinesses.flatMap((value) => {
    const count = counts?.stores?.[value] ?? 0
    return count > 0 || value === business ? [{ value, name: businessWords()[value](count) }] : []
  })
  if (chips.length < 2 && business === undefined) return null
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.favorites__scroll}>
      <View className={styles.favorites__businesses}>
        {[{ value: undefined, name: words().all }, ...chips].map(({ value, name }) => {
          const on = value === business
          return <Chip key={name} text={name} size={56} on={on} onPress={() => model.chooseBusiness(value)} />
        })}
      </View>
    </ScrollView>
  )
})

/** Goods or products, two in a row. */
const Grid = observer(function Grid({ model }: { model: FavoritesModel }) {
  const { filter, tab } = model
  return (
    <View className={styles.favorites}>
      <Filters model={model} />
      <PagedList key={`${tab} ${filter}`} list={model.rows} keyOf={({ id }) => id} empty={<Nothing model={model} />}>
        {({ items }) => (
          <View className={styles.favorites__row}>
            {items.map((favorite) => {
              const { id, goods, product, cheaperBy } = favorite
              const choice = choiceOf(model, favorite)
              if (product) return <ProductTile key={id} product={product} cheaperBy={cheaperBy} choice={choice} />
              return goods && <GoodsTile key={id} goods={goods} cheaperBy={cheaperBy} choice={choice} />
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
  const { byFilter: counts, filter } = model
  if (!counts?.all) return null
  const t = words()
  const chips = [
    ['all', t.all, counts.all],
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
