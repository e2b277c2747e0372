import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { instantText, rangeText } from '@/features/stay/dates/days'
import { HotelCard } from '@/features/hotel/HotelCard'
import { navigate } from '@/platform/navigation/gate'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { words } from '@/features/stay/StayOrder/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

interface Props {
  model: StayOrderModel
  stay: StayDetail
}

/** Notices beside the state: an announced late arrival, a change that waits for its payment. */
export const Notes = observer(function Notes({ model, stay }: Props) {
  const t = words()
  const { late, arrivalAt, utcOffset, state, change, heldUntil, canBeLate } = stay
  return (
    <>
      {stay.notHosted && <NotHosted given={stay.notHosted} />}
      {late && arrivalAt && state === 'confirmed' && (
        <Note kind="warn" icon="clock" text={t.lateTold(instantText(arrivalAt, utcOffset))} />
      )}
      {heldUntil && canBeLate && model.isNear && (
        <View className={styles.stay__card}>
          <Note kind="warn" icon="clock" text={t.held(instantText(heldUntil, utcOffset))} />
          <Button kind="outline" size={72} text={t.late} onPress={() => model.showLate(true)} />
        </View>
      )}
      {change && (
        <View className={styles.stay__card}>
          <Note kind="info" icon="calendar" text={waitingText(change, utcOffset)} />
          {change.answerBefore === null && (
            <Button
              size={72}
              text={t.payDifference(formatMoney(change.difference))}
              onPress={() => navigate('pay', { orderId: stay.id })}
            />
          )}
        </View>
      )}
    </>
  )
})

/** Compensation for guests whom the hotel turned away. */
const NotHosted = observer(({ given: { coupon, nearby } }: { given: NonNullable<StayDetail['notHosted']> }) => {
  const t = words()
  return (
    <View className={styles.stay__card}>
      <Note kind="bad" icon="info" text={coupon ? t.notHostedCoupon(formatMoney(coupon)) : t.notHosted} />
      {nearby.length > 0 && <Text className={styles.stay__title}>{t.nearby}</Text>}
      {nearby.map((hotel) => (
        <HotelCard key={hotel.id} hotel={hotel} onPress={() => navigate('hotel', { id: hotel.id })} />
      ))}
    </View>
  )
})

/** The change that waits for the hotel, or for its payment. */
function waitingText(change: NonNullable<StayDetail['change']>, utcOffset: StayDetail['utcOffset']): string {
  const t = words()
  const { checkIn, checkOut, roomName, answerBefore } = change
  const what = `${rangeText(checkIn, checkOut)} · ${roomName}`
  return answerBefore ? t.changeAsked(what, instantText(answerBefore, utcOffset)) : t.changeWaits(what)
}
