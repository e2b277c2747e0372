import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { StateView } from '@/components/frame/StateView'
import { LongList } from '@/components/list/LongList'
import { DishRow } from '@/features/goods/DishRow'
import { navigate } from '@/platform/navigation/gate'
import { menuStep } from '@/platform/list/list-step'
import type { ChooseModel } from '../model'
import { words } from '../text'
import styles from './list.module.scss'

interface Props {
  model: ChooseModel
}

/** Matching items with cart controls. */
export const GoodsList = observer(function GoodsList({ model }: Props) {
  const { found, search, all } = model
  const { noMatch, noMatchText, showAll, noMenu } = words()
  if (all.length === 0) return <StateView kind="empty" title={noMenu} inline />
  if (found.length === 0) {
    const action = { text: showAll, onPress: model.showAll }
    return <StateView kind="empty" title={noMatch} text={noMatchText} action={action} inline />
  }
  return (
    <View className={styles.list}>
      <LongList items={found} keyOf={({ id }) => id} step={menuStep} begins={search}>
        {(goods) => <Row model={model} goods={goods} />}
      </LongList>
    </View>
  )
})

const Row = observer(({ model: { cart, sku }, goods }: Props & { goods: Goods }) => (
  <DishRow
    dish={goods}
    quantity={cart.quantities.get(goods.id) ?? 0}
    closed={!cart.takesOrders}
    onAdd={() => cart.change(goods, 1)}
    onRemove={() => cart.change(goods, -1)}
    onOptions={() => sku.open(goods.id)}
    onOpen={() => navigate('goodsDetail', { id: goods.id })}
  />
))
