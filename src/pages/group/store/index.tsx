import { dictionary } from '@/i18n'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { FieldBar } from '@/components/form/FieldBar'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { DishRow } from '@/features/goods/DishRow'
import { MenuRail } from '@/features/goods/MenuRail'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { words } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { menuStep } from '@/platform/list/list-step'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupStoreModel } from './model'

const own = dictionary({
  en: {
    noMenu: 'No dishes yet',
    toCart: 'View group order',
    search: (store: string) => (store ? `Search ${store}` : 'Search the menu'),
    none: (word: string) => `No dishes match “${word}”`,
  },
  zh: {
    noMenu: '暂无餐品',
    toCart: '返回拼单',
    search: (store) => (store ? `搜索${store}` : '搜索菜单'),
    none: (word) => `没有找到“${word}”`,
  },
})

interface Props {
  model: GroupStoreModel
}

export default screen('groupStore', ({ id }) => {
  const model = useModel((api) => new GroupStoreModel(api, id))
  useWhileShown(() => model.group.follow())
  const { page, group, sku } = model
  const ready = page.status === 'ready'
  return (
    <Screen
      nav={<FieldBar field={<Search model={model} />} />}
      surface="white"
      still={ready}
      footer={ready && group.mine && <Mine model={model} />}
      overlay={ready && <SkuSheet model={sku} closed={!model.takesOrders} />}
    >
      <AsyncView resource={page}>{() => <Menu model={model} />}</AsyncView>
    </Screen>
  )
})

const Search = observer(({ model }: Props) => {
  const { page, typed, type } = model
  return (
    <SearchField value={typed} onChange={type} placeholder={own().search(page.value?.store.name ?? '')} look="strong" />
  )
})

/** Categories beside the dishes of the chosen one; what was searched for has the whole width. */
const Menu = observer(({ model }: Props) => {
  const { goods, shelves, active, jump, typed, listed } = model
  const t = own()
  if (goods.length === 0) return <StateView kind="empty" title={t.noMenu} inline />
  const isSearched = typed.trim() !== ''
  return (
    <View className={styles.menu}>
      {!isSearched && (
        <View className={styles.menu__rail}>
          <MenuRail shelves={shelves} active={active} onJump={jump} pinned />
        </View>
      )}
      <ScrollView key={isSearched ? '' : active} scrollY enhanced showScrollbar={false} className={styles.menu__scroll}>
        {listed.length === 0 && <StateView kind="empty" art="search" title={t.none(typed.trim())} inline />}
        <Dishes model={model} dishes={listed} />
      </ScrollView>
    </View>
  )
})

const Dishes = observer(({ model, dishes }: Props & { dishes: readonly Goods[] }) => (
  <View className={styles.menu__list}>
    {dishes.slice(0, useGradual(dishes.length, menuStep)).map((dish) => (
      <Row key={dish.id} model={model} dish={dish} />
    ))}
  </View>
))

const Row = observer(({ model, dish }: Props & { dish: Goods }) => (
  <DishRow
    dish={dish}
    quantity={model.group.quantities.get(dish.id) ?? 0}
    closed={!model.takesOrders}
    onAdd={() => model.change(dish, 1)}
    onRemove={() => model.change(dish, -1)}
    onOptions={() => model.sku.open(dish.id)}
    onOpen={() => navigate('goodsDetail', { id: dish.id })}
  />
))

/** The caller's dishes so far. */
const Mine = observer(({ model }: Props) => {
  const t = words()
  const { mine, cart, quantities } = model.group
  const cap = cart.value?.cap ?? null
  const spent = mine?.spent ?? 0
  const count = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  const warn = cap !== null && spent >= cap * limits.groupCartNearCap
  const left = (
    <View className={styles.mine}>
      <Text className={styles.mine__count}>{t.dishes(count)}</Text>
      {cap !== null && (
        <Text className={styles[warn ? 'mine__cap--warn' : 'mine__cap']} numberOfLines={1}>
          {t.ofCap(formatMoney(spent), formatMoney(cap, { trim: true }))}
        </Text>
      )}
    </View>
  )
  return (
    <BottomBar left={left}>
      <Button text={own().toCart} onPress={model.done} />
    </BottomBar>
  )
})
