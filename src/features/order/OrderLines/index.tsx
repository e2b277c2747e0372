import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderedItem, OrderedLine, OrderLine, SoldItem } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { LineItem } from '../LineItem'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    member: 'Member price',
    off: (percent: number) => `${percent}% off`,
    all: (count: number) => `All ${count} items`,
    fewer: 'Show fewer',
    refunded: (count: number) => `Refunded ×${count}`,
    added: 'Added later',
  },
  zh: {
    member: '会员价',
    off: (percent) => `限时${Number(((100 - percent) / 10).toFixed(1))}折`,
    all: (count) => `共${count}件`,
    fewer: '收起',
    refunded: (count) => `已退 ×${count}`,
    added: '加菜',
  },
})

/** Number of lines in the collapsed list. */
const FEW = 3

/** An item of a quote or an order. */
type Line = SoldItem & Partial<OrderLine & OrderedItem & Pick<OrderedLine, 'addedAt'>>

/** The items of an order or a quote, collapsed to three lines. */
export const OrderLines = observer(function OrderLines({ lines }: { lines: readonly Line[] }) {
  const [all, setAll] = useState(false)
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <View className={styles['order-lines']}>
      {(all ? lines : lines.slice(0, FEW)).map((line, index) => (
        <LineItem key={index} {...propsOf(line)} />
      ))}
      {lines.length > FEW && (
        <Press onPress={() => setAll(!all)} className={styles['order-lines__more']}>
          <Text className={styles['order-lines__words']}>{all ? words().fewer : words().all(items)}</Text>
          <Icon name={all ? 'chevron-up' : 'chevron-down'} size={24} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})

const propsOf = (line: Line) => ({
  picture: line.picture,
  name: line.name,
  spec: line.optionText,
  quantity: line.quantity,
  price: line.price * line.quantity,
  original: (line.shopPrice ?? line.price) * line.quantity,
  tag: refundedOf(line) ?? (line.addedAt ? { text: words().added } : tagOf(line)),
})

/** The refunded quantity. */
function refundedOf({ refundedQuantity: count = 0 }: Line) {
  return count > 0 ? { text: words().refunded(count), tone: 'gray' as const } : undefined
}

/** The reason for the discount. */
function tagOf({ price, shopPrice = price, priceKind }: Line) {
  if (price >= shopPrice) return undefined
  if (priceKind === 'member') return { text: words().member, tone: 'gold' as const }
  return priceKind === 'activity' ? { text: words().off(Math.floor((1 - price / shopPrice) * 100)) } : undefined
}
