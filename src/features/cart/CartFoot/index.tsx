import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { CartBar } from './cart-bar'
import { CartSheet } from './cart-sheet'
import type { BasketModel } from '../basket'
import { tellLimit } from '../purchase-limit'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    opens: (time: string) => `Opens ${time}`,
    resting: 'On a break',
    closed: 'Closed',
    fee: (amount: string) => `+ ${amount} delivery`,
    feeAlone: (amount: string) => `Delivery ${amount}`,
    freeFee: 'Free delivery',
    missing: (minimum: string, amount: string) => `Min ${minimum} · add *${amount}* more to order`,
    next: (amount: string, off: string) => `Add *${amount}* more to save *${off}*`,
    nextToo: (applied: string, amount: string, off: string) =>
      `*${applied}* off applied · add *${amount}* more to save *${off}*`,
  },
  zh: {
    opens: (time) => `${time}开门`,
    resting: '休息中',
    closed: '已打烊',
    fee: (amount) => `另需配送费${amount}`,
    feeAlone: (amount) => `配送费${amount}`,
    freeFee: '免配送费',
    missing: (_, amount) => `还差*${amount}*起送`,
    next: (amount, off) => `再买*${amount}*可减*${off}*，去凑单`,
    nextToo: (applied, amount, off) => `已减*${applied}*，再买*${amount}*可减*${off}*`,
  },
})

interface Props {
  cart: BasketModel
}

/** Delivery fee note; the opening time while the store is closed. */
function noteOf({ shop, takesOrders, count, basket }: BasketModel): string {
  const { fee, feeAlone, freeFee, opens, resting, closed } = words()
  if (!takesOrders) return shop.opensAt ? opens(shop.opensAt) : shop.status === 'resting' ? resting : closed
  const amount = basket?.store.deliveryFee ?? shop.deliveryFee
  if (amount === 0) return freeFee
  return (count ? fee : feeAlone)(formatMoney(amount))
}

const trimmed = (amount: number): string => formatMoney(amount, { trim: true })

/** The amount missing to the minimum order, else to the next discount; asterisks enclose amounts to emphasise. */
function hintOf({ basket }: BasketModel): string | null {
  if (!basket) return null
  const { missing, next, nextToo } = words()
  const { nextDiscount: more } = basket
  if (basket.missing > 0) return missing(trimmed(basket.store.minimumOrder), trimmed(basket.missing))
  if (!more) return null
  const amounts = [trimmed(more.missing), trimmed(more.off)] as const
  return more.applied === 0 ? next(...amounts) : nextToo(trimmed(more.applied), ...amounts)
}

const Bar = observer(({ cart, onOpen }: Props & { onOpen: () => void }) => {
  const { basket, shop, count, takesOrders, storeId } = cart
  const { goodsTotal = 0, originalTotal = 0, packagingFee = 0, discount = 0, missing = 1 } = basket ?? {}
  return (
    <CartBar
      count={count}
      total={goodsTotal + packagingFee - discount}
      original={originalTotal + packagingFee}
      note={noteOf(cart)}
      minimum={shop.minimumOrder}
      canCheckout={count > 0 && missing === 0 && goodsTotal > 0}
      hint={hintOf(cart)}
      closed={!takesOrders}
      onOpen={onOpen}
      onCheckout={() => navigate('confirm', { storeId })}
    />
  )
})

/** A store's cart bar. Pass it to the Screen as `footer`. */
export const CartFoot = observer(({ cart }: Props) => (
  <View className={styles['cart-foot']}>
    <Bar cart={cart} onOpen={cart.open} />
  </View>
))

/** A store's basket sheet. Pass it to the Screen as `overlay`. */
export const CartOverlay = observer(function CartOverlay({ cart }: Props) {
  const { sheetOpen, close, basket, quantityOf, changeLine, empty } = cart
  return (
    <CartSheet
      open={sheetOpen}
      basket={basket}
      quantityOf={quantityOf}
      onChange={changeLine}
      onLimit={tellLimit}
      onEmpty={() => void empty()}
      onClose={close}
      foot={<Bar cart={cart} onOpen={close} />}
    />
  )
})
