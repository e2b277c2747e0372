import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { plural } from '@contract/format'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SafeArea } from '@/components/frame/SafeArea'
import { dictionary } from '@/i18n'
import styles from './cart-bar.module.scss'

const words = dictionary({
  en: {
    checkout: 'Checkout',
    minimum: (amount: string) => `Min ${amount}`,
    cart: (count: number) => `Cart, ${plural(count, 'item')}`,
    empty: 'Your cart is empty',
    closed: 'Store closed',
  },
  zh: {
    checkout: '去结算',
    minimum: (amount) => `${amount}起送`,
    cart: (count) => `购物车，${count}件`,
    empty: '还没有选购商品',
    closed: '本店已打烊',
  },
})

export interface CartBarProps {
  /** Number of items in the basket. */
  count: number
  total: number
  original?: number
  /** Note below the total, such as the delivery fee; shown alone when the basket is empty. */
  note: string
  /** The store's minimum order; replaces the button until it is reached. */
  minimum: number
  canCheckout: boolean
  /** Hint above the bar, what is missing to the minimum or to the next discount, with `*` around amounts to stress. */
  hint?: string | null
  closed?: boolean
  onOpen: () => void
  onCheckout: () => void
}

/** Accessible name of the left part; the count badge is a sibling of the button. */
function nameOf({ count, total, original = 0, note }: CartBarProps): string {
  const t = words()
  if (count === 0) return `${t.empty}: ${note}`
  return [`${t.cart(count)}:`, formatMoney(total), original > total && formatMoney(original), note]
    .filter(Boolean)
    .join(' ')
}

/** Cart bar of a store: opens the basket at the left, checks out at the right. */
export const CartBar = observer((props: CartBarProps) => {
  const { count, note, hint, closed, onOpen } = props
  return (
    <View className={styles['cart-bar']}>
      {hint && count > 0 && !closed && (
        <View className={styles['cart-bar__hint']}>
          <Text className={styles['cart-bar__hint-text']} numberOfLines={1}>
            {hint.split('*').map((part, place) =>
              place % 2 === 0 ? (
                part
              ) : (
                <Text key={place} className={styles['cart-bar__hint-amount']}>
                  {part}
                </Text>
              ),
            )}
          </Text>
        </View>
      )}
      <View className={styles['cart-bar__pill']}>
        <Press label={nameOf(props)} disabled={count === 0} onPress={onOpen} className={styles['cart-bar__left']}>
          <View className={styles[count ? 'cart-bar__bag' : 'cart-bar__bag--empty']}>
            <Icon name="shopping-bag" size={56} colour="white" />
          </View>
          <View className={styles[count > limits.badgeMax ? 'cart-bar__words--far' : 'cart-bar__words']}>
            {count > 0 && <Total {...props} />}
            <Text className={styles['cart-bar__note']} numberOfLines={1}>
              {note}
            </Text>
          </View>
        </Press>
        <View className={styles['cart-bar__badge']}>
          <Badge count={count} />
        </View>
        <Right {...props} />
      </View>
      <SafeArea />
    </View>
  )
})

const Total = ({ total, original }: CartBarProps) => (
  <View className={styles['cart-bar__total']}>
    <Price amount={total} tone="white" />
    {original !== undefined && original > total && (
      <Text className={styles['cart-bar__original']}>{formatMoney(original)}</Text>
    )}
  </View>
)

const Right = observer(({ canCheckout, closed, minimum, onCheckout }: CartBarProps) => {
  const t = words()
  const ready = canCheckout && !closed
  const text = closed ? t.closed : canCheckout ? t.checkout : t.minimum(formatMoney(minimum, { trim: true }))
  return (
    <Press
      label={text}
      disabled={!ready}
      onPress={onCheckout}
      className={styles[ready ? 'cart-bar__right' : 'cart-bar__right--off']}
      pressedClass={styles['cart-bar__right--pressed']}
    >
      <Text className={styles[ready ? 'cart-bar__action' : 'cart-bar__action--off']}>{text}</Text>
    </Press>
  )
})
