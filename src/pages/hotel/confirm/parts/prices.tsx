import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayQuote } from '@contract/entities/stay-order'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { Sheet } from '@/components/frame/Sheet'
import { KeyValue } from '@/components/list/KeyValue'
import { couponValue } from '@/features/coupon/coupon-value'
import { datedText } from '@/features/stay/dates/days'
import styles from '../index.module.scss'
import type { StayConfirmModel } from '../model'
import { words } from '../text'

interface Props {
  model: StayConfirmModel
  quote: StayQuote
}

/** Coupons and the member price. */
export const Discounts = observer(function Discounts({ model, quote }: Props) {
  const t = words()
  const { coupons, memberOff, memberWouldSave } = quote
  const off = coupons.store.off + coupons.envelope.off
  const usable = coupons.store.usable + coupons.envelope.usable
  const claimable = coupons.store.claimable + coupons.envelope.claimable
  return (
    <View className={styles.confirm__card}>
      <KeyValue
        label={t.envelope}
        {...couponValue({ off, usable, claimable })}
        onOpen={() => void model.chooseCoupons()}
      />
      {memberOff > 0 && <KeyValue label={t.memberPrice} value={formatMoney(-memberOff)} tone="brand" />}
      {memberWouldSave !== null && (
        <KeyValue label={t.memberPrice} value={t.memberSaves(formatMoney(memberWouldSave))} tone="muted" />
      )}
    </View>
  )
})

/** The price by night, the reductions, and the amounts paid now and at the hotel. */
export const Prices = observer(function Prices({ quote, title }: { quote: StayQuote; title: string }) {
  const t = words()
  const { nightPrices, reductions, total, atHotel } = quote
  return (
    <>
      {title !== '' && (
        <Text className={styles.confirm__title} role="heading" aria-level={2}>
          {title}
        </Text>
      )}
      {nightPrices.map(({ night, price }) => (
        <KeyValue key={night} label={datedText(night)} value={formatMoney(price)} />
      ))}
      {reductions.map(({ kind, label, amount }) => (
        <KeyValue key={kind} label={label} value={formatMoney(amount)} tone="brand" />
      ))}
      {atHotel > 0 && <KeyValue label={t.atHotel} value={formatMoney(atHotel)} />}
      <View className={styles.confirm__foot}>
        <Text className={styles.confirm__label}>{atHotel > 0 ? t.toPayNow : t.total}</Text>
        <Price amount={total} size={44} />
      </View>
    </>
  )
})

/** The price by night over the bar. Pass it to the Screen as `overlay`. */
export const PriceSheet = observer(function PriceSheet({ model, quote }: Props) {
  return (
    <Sheet open={model.pricesOpen} onClose={() => model.showPrices(false)} title={words().prices}>
      <View className={styles.confirm__sheet}>
        <Prices quote={quote} title="" />
      </View>
    </Sheet>
  )
})
