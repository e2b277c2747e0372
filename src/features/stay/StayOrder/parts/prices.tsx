import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { datedText } from '@/features/stay/dates/days'
import { words } from '@/features/stay/StayOrder/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

/** Price by night, reductions, payment and refunds. */
export const Prices = observer(function Prices({ stay }: { stay: StayDetail }) {
  const t = words()
  const { nightPrices, reductions, total, atHotel, paidAt, phase } = stay
  const label = phase === 'toPay' ? t.toPay : paidAt ? t.paid : t.total
  return (
    <View className={styles.stay__card}>
      <View className={styles.stay__head}>
        <Text className={styles.stay__title}>{t.prices}</Text>
        <Text className={styles[atHotel > 0 ? 'stay__due' : 'stay__note']}>
          {atHotel > 0 ? t.atHotelDue(formatMoney(atHotel)) : t.online}
        </Text>
      </View>
      <View className={styles.stay__rows}>
        {nightPrices.map(({ night, price }) => (
          <KeyValue key={night} label={datedText(night)} value={formatMoney(price)} />
        ))}
        {reductions.map(({ kind, label: name, amount }) => (
          <KeyValue key={kind} label={name} value={formatMoney(amount)} tone={amount < 0 ? 'brand' : 'muted'} />
        ))}
      </View>
      {(total > 0 || atHotel === 0) && (
        <View className={styles.stay__foot}>
          <Text className={styles.stay__label}>{label}</Text>
          <Price amount={total} size={44} />
        </View>
      )}
      <Refunds stay={stay} />
    </View>
  )
})

/** Refunds: by cancelled part, the rest, and the sum where there are several. */
const Refunds = observer(({ stay: { partsBack, refunded, phase } }: { stay: StayDetail }) => {
  const t = words()
  const rest = refunded - partsBack.reduce((sum, { back }) => sum + back, 0)
  const isSplit = partsBack.length > 1 || (partsBack.length === 1 && rest > 0)
  return (
    <>
      {partsBack.map(({ at, rooms, nights, kept, back }) => (
        <KeyValue
          key={at}
          label={t.givenBack(rooms * nights.length)}
          value={[formatMoney(back), ...(kept > 0 ? [t.kept(formatMoney(kept))] : [])].join(' · ')}
          tone="good"
        />
      ))}
      {isSplit && rest > 0 && (
        <KeyValue label={phase === 'cancelled' ? t.restBack : t.otherBack} value={formatMoney(rest)} tone="good" />
      )}
      {(isSplit || rest > 0) && <KeyValue label={t.allBack} value={formatMoney(refunded)} tone="good" />}
    </>
  )
})
