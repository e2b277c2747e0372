import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { datedText } from '@/features/hotel/days'
import { words } from '../text'
import styles from '../index.module.scss'

/** The price by night, what was taken off, what was paid and what was given back. */
export const Prices = observer(function Prices({ stay }: { stay: StayDetail }) {
  const t = words()
  const { nightPrices, reductions, total, atHotel, paidAt, phase, partsBack } = stay
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
      {partsBack.map(({ at, rooms, nights, kept, back }) => (
        <KeyValue
          key={at}
          label={t.givenBack(rooms * nights.length)}
          value={[formatMoney(back), ...(kept > 0 ? [t.kept(formatMoney(kept))] : [])].join(' · ')}
          tone="good"
        />
      ))}
    </View>
  )
})
