import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import { afterSalesWordsOf } from '@/features/order/after-sales-kinds'
import { LineItem } from '@/features/order/LineItem'
import { words } from '../text'
import styles from './cards.module.scss'

/** The refunded items. */
export const Goods = observer(function Goods({ refund }: { refund: Refund }) {
  const { goods } = words()
  const { fees } = afterSalesWordsOf(refund.orderKind)
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{goods}</Text>
      {refund.lines.map(({ position, picture, name, optionText, quantity, amount }) => (
        <LineItem key={position} picture={picture} name={name} spec={optionText} quantity={quantity} price={amount} />
      ))}
      {refund.fees > 0 && <KeyValue label={fees} value={formatMoney(refund.fees)} />}
    </View>
  )
})
