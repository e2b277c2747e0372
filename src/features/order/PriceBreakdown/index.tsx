import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PriceComponent } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    deal: 'Deal',
    offer: 'Deal',
    linli: 'Linli',
    saved: (amount: string) => `You save ${amount}`,
  },
  zh: {
    deal: '满减',
    offer: '优惠',
    linli: '平台',
    saved: (amount) => `已优惠${amount}`,
  },
})

interface Props {
  /** The price components; the goods are omitted, since they are listed above. */
  components: readonly PriceComponent[]
  total: number
  /** Label of the total: "Subtotal" before paying, "Paid" after. */
  label: string
  /** Total discount; hidden when 0. */
  saved?: number
  /** Rows that replace the coupon components. */
  children?: ReactNode
}

/** Fees, discounts and total below a list of items. */
export const PriceBreakdown = observer(function PriceBreakdown({
  components,
  total,
  label,
  saved = 0,
  children,
}: Props) {
  return (
    <View className={styles['price-breakdown']}>
      <View className={styles['price-breakdown__rows']}>
        {components.filter(({ kind }) => kind !== 'goods' && !(children && coupons.includes(kind))).map(row)}
        {children}
      </View>
      <View className={styles['price-breakdown__foot']}>
        <Text className={styles['price-breakdown__saved']}>{saved > 0 && words().saved(formatMoney(saved))}</Text>
        <Text className={styles['price-breakdown__label']}>{label}</Text>
        <Price amount={total} size={44} />
      </View>
    </View>
  )
})

const coupons: readonly PriceComponent['kind'][] = ['storeCoupon', 'envelope', 'deliveryCoupon']

const row = ({ kind, label, amount, original }: PriceComponent) => (
  <KeyValue
    key={kind}
    label={label}
    value={formatMoney(amount)}
    tag={tagOf(kind)}
    tone={amount < 0 ? 'brand' : 'ink'}
    original={original && original > amount ? formatMoney(original) : undefined}
  />
)

function tagOf(kind: PriceComponent['kind']) {
  const { deal, offer, linli } = words()
  if (kind === 'envelope') return { text: linli }
  if (kind === 'fullDiscount') return { text: deal }
  return kind === 'firstOrder' || kind === 'secondHalf' ? { text: offer } : undefined
}
