import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { StayState } from '@contract/states/stay'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { IconGrid } from '@/components/list/IconGrid'
import { calendarItems } from '@/features/calendar/add'
import { instantText } from '@/features/stay/dates/days'
import { hoursOf } from '@/features/stay/dates/hours'
import { reachByPhone } from '@/features/device/reach'
import { wayOf } from '@/features/stay/ways'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { eventOf } from '@/features/stay/StayOrder/event'
import { leadsThere } from '@/features/stay/StayOrder/parts/bar'
import { stayTitles, words } from '@/features/stay/StayOrder/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

/** The steps that are done in each state; none once it is over without a stay. */
const done: Readonly<Record<StayState, number>> = {
  pendingPayment: 0,
  waitingConfirm: 1,
  confirmed: 2,
  checkedIn: 3,
  review: 3,
  evaluated: 4,
  completed: 4,
  cancelled: -1,
  noShow: -1,
}

interface Props {
  model: StayOrderModel
  stay: StayDetail
}

/** The state with the next event, the steps, and the contacts of the hotel. */
export const Status = observer(function Status({ model, stay }: Props) {
  const state = stay.state as StayState
  const t = words()
  const { call, rules, directions, chat, help } = t
  const first = wayOf(stay.way).isPaidThere ? t.booked : t.paid
  const isOff = done[state] < 0
  const way = { key: 'way', icon: 'map-pin', label: directions, onPress: () => void model.directions() } as const
  const arrival = [
    ...(state === 'confirmed' ? calendarItems(() => eventOf(stay)) : []),
    ...(leadsThere(stay) ? [] : [way]),
    { key: 'rules', icon: 'text', label: rules, onPress: () => navigate('hotelFacilities', { id: stay.store.id }) },
  ] as const
  const items = [
    { key: 'call', icon: 'phone', label: call, onPress: () => void reachByPhone(stay.hotel.phone) },
    ...(isOff ? [] : arrival),
    {
      key: 'chat',
      icon: 'message-circle',
      label: chat,
      onPress: () => navigate('chat', { with: 'store', orderId: stay.id }),
    },
    { key: 'help', icon: 'headphones', label: help, onPress: () => navigate('contactUs', { order: stay.number }) },
  ] as const
  return (
    <StatusCard title={stayTitles()[state]} sentence={() => sentenceOf(stay)} padding={32}>
      {!isOff && <StepBars count={4} done={done[state]} names={[first, t.confirmed, t.checkIn, t.review]} />}
      <View className={styles.stay__doors}>
        <IconGrid columns={5} items={items} />
      </View>
    </StatusCard>
  )
})

function sentenceOf(stay: StayDetail): Sentence {
  const { payBefore } = stay
  return payBefore ? [words().payWithin, formatCountdown(secondsUntil(payBefore))] : [nextOf(stay)]
}

/** Next event, by state. */
function nextOf(stay: StayDetail): string {
  const t = words()
  const { utcOffset, answerBefore, heldUntil, cancelReason, refunded } = stay
  const over = () => {
    const back = refunded > 0 ? refundedText(formatMoney(refunded), stay) : ''
    return [cancelReason ? t.because(cancelReason) : '', back].filter(Boolean).join(' · ')
  }
  const texts: Partial<Record<StayState, () => string>> = {
    waitingConfirm: () => (answerBefore ? t.answersBy(instantText(answerBefore, utcOffset)) : ''),
    confirmed: () => {
      const isToday = formatDate(new Date(), utcOffset) === stay.checkIn
      if (isToday) return t.checkInFrom(hoursOf(stay)?.from ?? stay.checkInFrom)
      return heldUntil ? t.heldUntil(instantText(heldUntil, utcOffset)) : t.heldAllNight
    },
    checkedIn: () => t.checkOutBy(instantText(stay.checkOutAt, utcOffset)),
    review: () => t.tellOthers,
    cancelled: over,
    noShow: over,
  }
  return texts[stay.state as StayState]?.() ?? ''
}
