import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Price } from '@/components/base/Price'
import { Stepper } from '@/components/form/Stepper'
import { OptionsButton } from '@/features/goods/OptionsButton'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './controls.module.scss'

interface Props {
  model: GoodsModel
}

/** The same cart controls as in the menu. */
export const Controls = observer(function Controls({ model: { goods, cart, sku } }: Props) {
  const quantity = cart.quantities.get(goods.id) ?? 0
  const { soldOut, reached } = words()
  if (goods.soldOut) return <Text className={styles.controls__out}>{soldOut}</Text>
  if (!cart.takesOrders) return null
  if (goods.hasOptions) return <OptionsButton name={goods.name} count={quantity} onPress={() => sku.open(goods.id)} />
  return (
    <Stepper
      value={quantity}
      max={goods.limitLeft ?? undefined}
      label={goods.name}
      onChange={(value) => cart.change(goods, value > quantity ? 1 : -1)}
      reason={goods.purchaseLimit === null ? undefined : reached(goods.purchaseLimit)}
    />
  )
})

/** Price and controls above the cart bar, once those of the page have scrolled away. */
export const Dock = observer(function Dock({ model }: Props) {
  const { goods, scrolled } = model
  if (!scrolled) return null
  return (
    <View className={styles.controls}>
      <Price amount={goods.price} size={44} original={goods.shopPrice} tone={goods.soldOut ? 'muted' : 'brand'} />
      <View className={styles.controls__gap} />
      <Controls model={model} />
    </View>
  )
})
