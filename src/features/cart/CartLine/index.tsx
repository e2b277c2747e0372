import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CartLine as Line } from '@contract/entities/cart'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import { dictionary } from '@/i18n'
import { leftOf } from '../purchase-limit'
import styles from './index.module.scss'

const words = dictionary({
  en: { soldOut: 'Sold out', goodsNotFound: 'No longer sold', overPurchaseLimit: (limit: number) => `Limit ${limit}` },
  zh: { soldOut: '已售罄', goodsNotFound: '已下架', overPurchaseLimit: (limit) => `限购${limit}份` },
})

export interface CartLineProps {
  line: Line
  /** The displayed quantity, pending changes included. */
  quantity: number
  onChange: (quantity: number) => void
  onLimit: () => void
}

/** One basket line with a quantity stepper. */
export const CartLine = observer(function CartLine({ line, quantity, onChange, onLimit }: CartLineProps) {
  const { picture, name, optionText, unavailable, price, shopPrice } = line
  // The quantity of an unavailable item can only be reduced.
  const gone = unavailable !== null && unavailable !== 'overPurchaseLimit'
  return (
    <View className={styles.cartLine}>
      <Picture picture={picture} width={104} faded={unavailable !== null} />
      <View className={styles.cartLine__words}>
        <Text className={styles[unavailable ? 'cartLine__name--out' : 'cartLine__name']} numberOfLines={2}>
          {name}
        </Text>
        {optionText !== '' && (
          <Text className={styles.cartLine__spec} numberOfLines={2}>
            {optionText}
          </Text>
        )}
        <Unavailable line={line} />
        <View className={styles.cartLine__foot}>
          <Price
            amount={price}
            size={32}
            tone={unavailable ? 'muted' : 'brand'}
            original={shopPrice}
            originalSize={20}
          />
          <View className={styles.cartLine__gap} />
          <Stepper
            value={quantity}
            max={gone ? quantity : leftOf(line)}
            label={optionText ? `${name}, ${optionText}` : name}
            onChange={onChange}
            onLimit={gone ? undefined : onLimit}
          />
        </View>
      </View>
    </View>
  )
})

const Unavailable = observer(({ line: { unavailable, purchaseLimit } }: { line: Line }) => {
  const t = words()
  if (!unavailable) return null
  const text = unavailable === 'overPurchaseLimit' ? t.overPurchaseLimit(purchaseLimit ?? 0) : t[unavailable]
  return (
    <View className={styles.cartLine__tag}>
      <Tag tone="gray" text={text} />
    </View>
  )
})
