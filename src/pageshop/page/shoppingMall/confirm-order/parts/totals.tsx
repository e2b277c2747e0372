import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallQuote, PriceComponent } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import type { MallConfirmModel } from '../model'
import { words } from '../text'
import styles from './totals.module.scss'

interface Props {
  model: MallConfirmModel
  quote: MallQuote
}

/** The red envelope over all shops, and what the orders add up to. */
export const Totals = observer(({ model, quote }: Props) => {
  const { envelope, linli, available, noneAvailable } = words()
  const { off, usable } = quote.envelope
  return (
    <View className={styles.totals}>
      <KeyValue
        label={envelope}
        tag={{ text: linli }}
        value={off > 0 ? formatMoney(-off) : usable > 0 ? available(usable) : noneAvailable}
        tone={usable > 0 ? 'brand' : 'muted'}
        onOpen={() => void model.chooseCoupons()}
      />
      {quote.components.map(row)}
    </View>
  )
})

const row = ({ kind, label, amount, original }: PriceComponent) => (
  <KeyValue
    key={kind}
    label={label}
    value={formatMoney(amount)}
    tone={amount < 0 ? 'brand' : 'ink'}
    original={original && original > amount ? formatMoney(original) : undefined}
  />
)
