import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Rate, StayWay } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { dictionary } from '@/i18n'
import { afterCouponsText } from '@/features/stay/after-coupons'
import { cancelText } from '@/features/stay/cancel-text'
import { words } from '@/features/stay/text'
import { wayOf } from '@/features/stay/ways'
import styles from './index.module.scss'

const own = dictionary({
  en: {
    book: 'Book',
    wait: 'Waitlist',
    joinLine: 'Join the waitlist',
    held: (time: string) => `Held until ${time}`,
    guaranteed: 'First night prepaid',
    special: 'Special',
  },
  zh: {
    book: '订',
    wait: '候补',
    joinLine: '加入候补',
    held: (time) => `保留至${time}`,
    guaranteed: '首晚担保',
    special: '特价',
  },
})

interface Props {
  room: string
  rate: Rate
  utcOffset: UtcOffset
  /** Adds the payment type and the scope of the price, where there is room. */
  long?: boolean
  onBook: () => void
  /** Joins the line for a full room; without it there is none. */
  onWait?: () => void
}

/** A rate of a room with its price for one night and the button that books it. */
export const RateRow = observer(function RateRow({ room, rate, utcOffset, long = false, onBook, onWait }: Props) {
  const t = words()
  const { book, wait, joinLine } = own()
  const { text, free } = cancelText(rate, utcOffset)
  const { refusal } = rate
  const { isPaidThere } = wayOf(rate.way)
  // Rates of one name differ in where they are paid.
  const name = [room, rate.name, isPaidThere && t.payAtHotel].filter(Boolean).join(', ')
  const button = refusal?.failure === 'nightFull' || refusal?.failure === 'dayFull' ? t.full : book
  return (
    <View className={styles.rate}>
      <View className={styles.rate__words}>
        <View className={styles.rate__row}>
          <Text className={styles[long ? 'rate__name--long' : 'rate__name']}>{rate.name}</Text>
          {(long || isPaidThere) && <WayTag way={rate.way} />}
        </View>
        <Text className={styles[refusal ? 'rate__rule' : free ? 'rate__rule--good' : 'rate__rule']}>
          {refusal ? refusal.message : text}
        </Text>
        <Tags rate={rate} />
      </View>
      <View className={styles.rate__price}>
        {rate.original !== null && <Text className={styles.rate__original}>{formatMoney(rate.original)}</Text>}
        <Price amount={rate.price} size={36} tone={refusal ? 'muted' : 'brand'} />
        {long && rate.hours === null && <Text className={styles.rate__unit}>{t.aNight}</Text>}
      </View>
      <View className={styles.rate__book}>
        {refusal?.failure === 'nightFull' && !rate.special && onWait ? (
          <Button kind="outline" size={64} text={wait} label={`${joinLine}: ${name}`} onPress={onWait} />
        ) : (
          <Button size={64} text={button} label={`${button}: ${name}`} disabled={refusal !== null} onPress={onBook} />
        )}
      </View>
    </View>
  )
})

const WayTag = observer(({ way }: { way: StayWay }) => {
  const { payNow, payAtHotel } = words()
  const { isPaidThere, tone } = wayOf(way)
  return <Tag text={isPaidThere ? payAtHotel : payNow} tone={tone} />
})

const Tags = observer(({ rate }: { rate: Rate }) => {
  const t = words()
  const { held, guaranteed, special } = own()
  const { memberPrice, left, heldUntil, refusal } = rate
  if (refusal) return null
  return (
    <View className={styles.rate__row}>
      {rate.afterCoupons && <Tag text={afterCouponsText(rate.afterCoupons)} />}
      {rate.special && <Tag tone="red" text={special} />}
      {memberPrice !== null && <Tag tone="gold" text={t.member(formatMoney(memberPrice, { trim: true }))} />}
      {left !== null && <Tag tone="warn" text={t.left(left)} />}
      {heldUntil !== null && <Tag tone="warn" text={held(heldUntil)} />}
      {rate.guaranteed && <Tag tone="warn" text={guaranteed} />}
    </View>
  )
})
