import { View } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { observer } from 'mobx-react'
import { CartBar } from '@/components/CartBar'
import { CartSheet } from '@/components/CartSheet'
import { navigate } from '@/platform/gate'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './basket.module.scss'

interface Props {
  model: StoreModel
}

/** Under the total what comes on top of it; while the store is not open when it opens. */
function noteOf({ store, isOpen, count, basket }: StoreModel): string {
  const { fee, feeAlone, freeFee, opens, resting, closed } = words()
  if (!isOpen) return store.opensAt ? opens(store.opensAt) : store.status === 'resting' ? resting : closed
  const amount = basket?.store.deliveryFee ?? store.deliveryFee
  if (amount === 0) return freeFee
  return (count ? fee : feeAlone)(formatMoney(amount))
}

/** What is missing to the minimum, else to the next discount. */
function hintOf({ basket }: StoreModel): string | null {
  if (!basket) return null
  const minimum = formatMoney(basket.store.minimumOrder, { trim: true })
  return basket.missing > 0 ? words().missing(minimum, formatMoney(basket.missing)) : basket.hint
}

const Bar = observer(({ model, onOpen }: Props & { onOpen: () => void }) => {
  const { basket, store, count, isOpen, id } = model
  const { goodsTotal = 0, originalTotal = 0, packagingFee = 0, discount = 0, missing = 1 } = basket ?? {}
  return (
    <CartBar
      count={count}
      total={goodsTotal + packagingFee - discount}
      original={originalTotal + packagingFee}
      note={noteOf(model)}
      minimum={store.minimumOrder}
      canCheckout={count > 0 && missing === 0 && goodsTotal > 0}
      hint={hintOf(model)}
      closed={!isOpen}
      onOpen={onOpen}
      onCheckout={() => navigate('confirm', { storeId: id })}
    />
  )
})

/** The cart bar; it lies over the end of the pinned rail. */
export const Foot = observer(({ model }: Props) => (
  <View className={styles.basket}>
    <Bar model={model} onOpen={model.openCart} />
  </View>
))

/** The basket's lines over the screen. */
export const Cart = observer(function Cart({ model }: Props) {
  const { cartOpen, closeCart, basket, quantityOf, changeLine, limited, empty } = model
  return (
    <CartSheet
      open={cartOpen}
      basket={basket}
      quantityOf={quantityOf}
      onChange={changeLine}
      onLimit={limited}
      onEmpty={() => void empty()}
      onClose={closeCart}
      foot={<Bar model={model} onOpen={closeCart} />}
    />
  )
})
