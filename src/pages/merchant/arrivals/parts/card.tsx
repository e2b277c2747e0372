import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { StayMerchantOrder } from '@contract/entities/merchant'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { dayText, rangeText } from '@/features/stay/dates/days'
import { wayOf } from '@/features/stay/ways'
import { secondsUntil } from '@/platform/device/clock'
import { callPhone } from '@/platform/device/phone-call'
import { Written } from '@/platform/view/written'
import type { Arrivals } from '../model'
import { titled } from '../names'
import { words } from '../text'
import { Actions } from './actions'
import styles from './card.module.scss'

interface Props {
  model: Arrivals
  order: StayMerchantOrder
}

/** A stay as the desk of its hotel works on it. */
export const StayCard = observer(function StayCard({ model, order }: Props) {
  return (
    <View className={styles.card}>
      <Head order={order} />
      <Who order={order} />
      <Room order={order} />
      <Wishes order={order} />
      <Change order={order} />
      <Actions model={model} order={order} />
    </View>
  )
})

/** Most important time of a stay, such as the expected arrival; `hurry` is written in the brand's colour. */
function timeOf(order: StayMerchantOrder): { text: string; look: 'plain' | 'hurry' | 'bad' } {
  const t = words()
  const { state, answerBefore, arrivalAt, checkInAt, heldUntil, noShowFrom, utcOffset, checkIn, checkOut } = order
  const clock = (at: string) => formatClock(new Date(at), utcOffset)
  const answer = order.change?.answerBefore ?? answerBefore
  if (answer) return { text: t.answerIn(formatCountdown(Math.max(0, secondsUntil(answer)))), look: 'hurry' }
  if (state === 'checkedIn') return { text: t.leaves(dayText(checkOut)), look: 'plain' }
  if (state !== 'confirmed') return { text: t.wasDue(dayText(checkIn)), look: 'plain' }
  if (secondsUntil(noShowFrom) <= 0) return { text: t.due(dayText(checkIn)), look: 'bad' }
  if (heldUntil) return { text: t.heldUntil(clock(heldUntil)), look: 'hurry' }
  return { text: t.expected(clock(arrivalAt ?? checkInAt)), look: 'plain' }
}

const icons = { plain: 'ink', hurry: 'brand', bad: 'bad' } as const

const Head = observer(({ order }: { order: StayMerchantOrder }) => {
  const t = words()
  const { collect, way, checkIn, answerBefore, state } = order
  // A guest in the house has paid at the desk.
  const isDue = collect > 0 && state !== 'checkedIn'
  const { text, look } = timeOf(order)
  return (
    <View className={styles.card__head}>
      <Icon name="clock" size={28} colour={icons[look]} />
      <Text className={styles[`card__time--${look}`]}>{text}</Text>
      <View className={styles.card__tags}>
        {answerBefore && <Tag text={t.arrives(dayText(checkIn))} tone="gray" />}
        {wayOf(way).byHour && <Tag text={t.hourly} tone="info" />}
        {isDue ? <Tag text={t.collect(formatMoney(collect))} tone="warn" /> : <Tag text={t.paid} tone="good" />}
      </View>
    </View>
  )
})

const Who = ({ order }: { order: StayMerchantOrder }) => {
  const t = words()
  const { customer, guests, adults, children } = order
  const party = [t.adults(adults), ...(children > 0 ? [t.children(children)] : [])].join(t.and)
  const { phone } = customer
  return (
    <View className={styles.card__who}>
      <View className={styles.card__words}>
        <View className={styles.card__contact}>
          <Text className={styles.card__name}>
            <Written text={titled(order)} />
          </Text>
          <Text className={styles.card__phone}>{customer.maskedPhone}</Text>
        </View>
        <Text className={styles.card__note}>
          <Written text={[t.guests(guests.join(t.and), guests.length), party].join(' · ')} />
        </Text>
      </View>
      {phone && (
        <Press label={t.call(titled(order))} onPress={() => void callPhone(phone)} className={styles.card__call}>
          <View className={styles.card__disc}>
            <Icon name="phone" size={32} />
          </View>
        </Press>
      )}
    </View>
  )
}

const Room = ({ order }: { order: StayMerchantOrder }) => {
  const t = words()
  const { roomName, roomPicture, rooms, nights, checkOut, rateName, way, checkInAt, checkOutAt, utcOffset } = order
  const clock = (at: string) => formatClock(new Date(at), utcOffset)
  const time = wayOf(way).byHour ? `${clock(checkInAt)}–${clock(checkOutAt)}` : t.nightsTo(nights, dayText(checkOut))
  return (
    <View className={styles.card__room}>
      <Picture picture={roomPicture} width={88} height={72} radius={8} />
      <View className={styles.card__words}>
        <Text className={styles.card__roomName}>{`${roomName} × ${rooms}`}</Text>
        <Text className={styles.card__note}>{[time, rateName].join(' · ')}</Text>
      </View>
    </View>
  )
}

/** The change that the guest asks for, with what it costs more or less. */
const Change = ({ order: { change } }: { order: StayMerchantOrder }) => {
  const t = words()
  if (!change) return null
  const { checkIn, checkOut, roomName, difference } = change
  const cost =
    difference === 0
      ? t.samePrice
      : difference > 0
        ? t.costsMore(formatMoney(difference))
        : t.costsLess(formatMoney(-difference))
  return (
    <View className={styles.card__wishes}>
      <Note kind="info" icon="calendar" text={t.changeTo([rangeText(checkIn, checkOut), roomName, cost].join(' · '))} />
    </View>
  )
}

const Wishes = ({ order: { remark, late } }: { order: StayMerchantOrder }) => {
  const t = words()
  const said = [late ? t.late : '', remark].filter(Boolean).join(t.stop)
  return said ? (
    <View className={styles.card__wishes}>
      <Note kind="warn" icon="message-square" text={said} />
    </View>
  ) : null
}
