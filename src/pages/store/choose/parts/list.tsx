import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Goods } from '@contract/entities/goods'
import { useReachEnd } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { DishRow } from '@/features/goods/DishRow'
import { drawStep } from '@/platform/draw-step'
import { navigate } from '@/platform/gate'
import type { ChooseModel } from '../model'
import { words } from '../text'
import styles from './list.module.scss'

interface Props {
  model: ChooseModel
}

/** Draws the rest of a long list bit by bit, or as its end comes near where that costs less. */
function useDrawing({ drawMore, shown, found }: ChooseModel) {
  const open = shown.length < found.length
  useReachEnd(drawMore)
  useEffect(() => {
    if (!open || drawStep.onDemand) return
    const timer = setTimeout(drawMore, drawStep.everyMs)
    return () => clearTimeout(timer)
  }, [open, shown, drawMore])
}

/** What matches, each with its way into the basket. */
export const GoodsList = observer(function GoodsList({ model }: Props) {
  useDrawing(model)
  const { shown, all } = model
  const { noMatch, noMatchText, showAll, noMenu } = words()
  if (all.length === 0) return <StateView kind="empty" icon="utensils" title={noMenu} inline />
  if (shown.length === 0) {
    const action = { text: showAll, onPress: model.showAll }
    return <StateView kind="empty" icon="search" title={noMatch} text={noMatchText} action={action} inline />
  }
  return (
    <View className={styles.list}>
      {shown.map((goods) => (
        <Row key={goods.id} model={model} goods={goods} />
      ))}
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
    onLimit={() => cart.limited(goods)}
  />
))
