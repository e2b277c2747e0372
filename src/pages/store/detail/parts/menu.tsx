import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods, MenuCategory } from '@contract/entities/goods'
import { StateView } from '@/components/frame/StateView'
import { DishRow } from '@/features/goods/DishRow'
import { navigate } from '@/platform/navigation/gate'
import { measured } from '@/platform/view/measure'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './menu.module.scss'
import { StoreRail } from './store-rail'

interface Props {
  model: StoreModel
}

/** Rail and dishes by category. */
export const Menu = observer(function Menu({ model }: Props) {
  const { categories, scroll } = model
  if (categories.length === 0) return <StateView kind="empty" title={words().noMenu} inline />
  return (
    <View className={styles.menu}>
      <View className={styles.menu__rail}>{!scroll.pinned && <StoreRail model={model} />}</View>
      <View className={styles.menu__list}>
        {categories.map((category, index) => (
          <Section key={category.id} model={model} category={category} name={scroll.nameOf(index)} />
        ))}
        <View className={styles.menu__end} />
      </View>
    </View>
  )
})

const Section = observer(({ model, category, name }: Props & { category: MenuCategory; name: string }) => (
  <View {...measured(name)} className={styles.menu__section}>
    <View className={styles.menu__title}>
      <Text className={styles.menu__name} role="heading" aria-level={2}>
        {category.name}
      </Text>
      <Text className={styles.menu__note} numberOfLines={1}>
        {category.note}
      </Text>
    </View>
    {category.goods.map((dish) => (
      <Dish key={dish.id} model={model} dish={dish} quantity={model.cart.quantities.get(dish.id) ?? 0} />
    ))}
  </View>
))

/** A separate observer, so that a quantity change re-renders one row only. */
const Dish = observer(({ model, dish, quantity }: Props & { dish: Goods; quantity: number }) => (
  <DishRow
    dish={dish}
    quantity={quantity}
    closed={!model.cart.takesOrders}
    onAdd={() => model.cart.change(dish, 1)}
    onRemove={() => model.cart.change(dish, -1)}
    onOptions={() => model.sku.open(dish.id)}
    onOpen={() => navigate('goodsDetail', { id: dish.id })}
  />
))
