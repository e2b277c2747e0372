import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Basket, CartLine as Line } from '@contract/entities/cart'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { KeyValue } from '@/components/list/KeyValue'
import { dictionary } from '@/i18n'
import { confirm } from '@/platform/view/feedback'
import { CartLine } from '../CartLine'
import styles from './cart-sheet.module.scss'

const words = dictionary({
  en: {
    title: 'Cart',
    empty: 'Empty cart',
    emptyQuestion: 'Empty the cart?',
    emptyText: 'All items from this store will be removed',
    keep: 'Cancel',
    packaging: 'Packaging',
    discount: 'Discount',
  },
  zh: {
    title: '购物车',
    empty: '清空',
    emptyQuestion: '清空购物车？',
    emptyText: '在本店选购的商品都会被移除',
    keep: '再想想',
    packaging: '打包费',
    discount: '优惠',
  },
})

interface Props {
  open: boolean
  basket: Basket | undefined
  quantityOf: (line: Line) => number
  onChange: (line: Line, quantity: number) => void
  onLimit: (line: Line) => void
  onEmpty: () => void
  onClose: () => void
  /** The cart bar, repeated since the sheet covers it. */
  foot: ReactNode
}

/** Basket sheet: lines with quantities, fees and the cart bar. */
export const CartSheet = observer(function CartSheet(props: Props) {
  const { open, basket, onClose, onEmpty, foot } = props
  return (
    <Sheet open={open} onClose={onClose} label={words().title} foot={foot}>
      <View className={styles.cartSheet__head}>
        <Text className={styles.cartSheet__title} role="heading" aria-level={2}>
          {words().title}
        </Text>
        <EmptyButton onEmpty={onEmpty} />
      </View>
      <ScrollView scrollY enhanced showScrollbar={false} className={styles.cartSheet__lines}>
        <View className={styles.cartSheet__list}>{basket && <Lines {...props} basket={basket} />}</View>
      </ScrollView>
    </Sheet>
  )
})

const Lines = observer(({ basket, quantityOf, onChange, onLimit }: Props & { basket: Basket }) => {
  const { packaging, discount } = words()
  return (
    <>
      {basket.lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          quantity={quantityOf(line)}
          onChange={(quantity) => onChange(line, quantity)}
          onLimit={() => onLimit(line)}
        />
      ))}
      {basket.packagingFee > 0 && <KeyValue label={packaging} value={formatMoney(basket.packagingFee)} />}
      {basket.discount > 0 && <KeyValue label={discount} value={formatMoney(-basket.discount)} tone="brand" />}
    </>
  )
})

const EmptyButton = observer(({ onEmpty }: { onEmpty: () => void }) => {
  const { empty, emptyQuestion: title, emptyText: text, keep } = words()
  const ask = async () => {
    if (await confirm({ title, text, ok: empty, cancel: keep })) onEmpty()
  }
  return (
    <Press label={empty} onPress={() => void ask()} className={styles.cartSheet__empty}>
      <Icon name="trash-2" size={28} colour="ink-3" />
      <Text className={styles['cartSheet__empty-text']}>{empty}</Text>
    </Press>
  )
})
