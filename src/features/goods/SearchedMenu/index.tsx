import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { FieldBar } from '@/components/form/FieldBar'
import { SearchField } from '@/components/form/SearchField'
import { StateView } from '@/components/frame/StateView'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { dictionary } from '@/i18n'
import { menuStep } from '@/platform/list/list-step'
import { navigate } from '@/platform/navigation/gate'
import { DishRow } from '../DishRow'
import { MenuRail } from '../MenuRail'
import type { SkuModel } from '../sku'
import styles from './index.module.scss'
import type { MenuChoice } from './menu-choice'

const words = dictionary({
  en: {
    noMenu: 'No dishes yet',
    search: (store: string) => (store ? `Search ${store}` : 'Search the menu'),
    none: (word: string) => `No dishes match “${word}”`,
  },
  zh: {
    noMenu: '暂无餐品',
    search: (store) => (store ? `搜索${store}` : '搜索菜单'),
    none: (word) => `没有找到“${word}”`,
  },
})

/** Search of a menu, which is the head of its screen; `store` is empty until it is known. */
export const MenuSearch = observer(({ menu, store }: { menu: MenuChoice; store: string }) => (
  <FieldBar
    field={<SearchField value={menu.typed} onChange={menu.type} placeholder={words().search(store)} look="strong" />}
  />
))

interface Props {
  menu: MenuChoice
  sku: SkuModel
  /** Whether nothing can be ordered. */
  closed: boolean
  /** Changes the quantity of a dish without options. */
  onChange: (dish: Goods, by: 1 | -1) => void
}

/** Categories beside the dishes of the chosen one; what is searched for has the whole width. */
export const SearchedMenu = observer(function SearchedMenu(props: Props) {
  const { goods, shelves, active, jump, typed, listed } = props.menu
  const t = words()
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
        <Dishes {...props} dishes={listed} />
      </ScrollView>
    </View>
  )
})

const Dishes = observer(({ dishes, ...props }: Props & { dishes: readonly Goods[] }) => (
  <View className={styles.menu__list}>
    {dishes.slice(0, useGradual(dishes.length, menuStep)).map((dish) => (
      <Row key={dish.id} {...props} dish={dish} />
    ))}
  </View>
))

const Row = observer(({ menu, sku, closed, onChange, dish }: Props & { dish: Goods }) => (
  <DishRow
    dish={dish}
    quantity={menu.quantities().get(dish.id) ?? 0}
    closed={closed}
    onAdd={() => onChange(dish, 1)}
    onRemove={() => onChange(dish, -1)}
    onOptions={() => sku.open(dish.id)}
    onOpen={() => navigate('goodsDetail', { id: dish.id })}
  />
))
