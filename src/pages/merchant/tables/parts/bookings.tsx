import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { StateView } from '@/components/frame/StateView'
import { reachByPhone } from '@/features/device/reach'
import { tableStateWords } from '@/features/table/text'
import { secondsUntil } from '@/platform/device/clock'
import type { Board, Booking, TablesModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: TablesModel
  board: Board
}

/** Bookings of a day by time; those waiting for the restaurant are first. */
export const Bookings = observer(function Bookings({ model, board }: Props) {
  const { none, noneText } = words()
  if (board.bookings.length === 0) return <StateView kind="empty" title={none} text={noneText} />
  return (
    <View className={styles.tables}>
      {board.bookings.map((booking) => (
        <Card key={booking.id} model={model} booking={booking} utcOffset={board.utcOffset} />
      ))}
    </View>
  )
})

interface CardProps {
  model: TablesModel
  booking: Booking
  utcOffset: UtcOffset
}

const Card = observer(({ model, booking, utcOffset }: CardProps) => {
  const t = words()
  const { at, party, seating, tables, customer, note, state, deposit, depositKind, answerBefore, lateAt } = booking
  const clock = (time: string) => formatClock(new Date(time), utcOffset)
  const name = t[customer.title](customer.name)
  const { phone } = customer
  const isOpen = state === 'confirmed' || state === 'waitingConfirm'
  const left = answerBefore && formatCountdown(Math.max(0, secondsUntil(answerBefore)))
  return (
    <View className={styles.tables__card}>
      <View className={styles.tables__head}>
        <Text className={styles.tables__time}>{clock(at)}</Text>
        {left && <Text className={styles.tables__hurry}>{t.answerIn(left)}</Text>}
        <Tag text={tableStateWords()[state]} tone={isOpen ? 'info' : state === 'seated' ? 'good' : 'gray'} />
      </View>
      <View className={styles.tables__person}>
        <View className={styles.tables__words}>
          <Text className={styles.tables__name}>{`${name} ${customer.maskedPhone}`}</Text>
          <Text className={styles.tables__text}>
            {[t.guests(party), seating, tables.length > 0 && t.tables(tables.join(' + '))].filter(Boolean).join(' · ')}
          </Text>
          {deposit > 0 && (
            <Text className={styles.tables__text}>{`${t.deposit(formatMoney(deposit))}, ${t[depositKind]}`}</Text>
          )}
          {state === 'confirmed' && (
            <Text className={styles.tables__text}>{(lateAt ? t.late : t.held)(clock(booking.heldUntil))}</Text>
          )}
        </View>
        {phone && (
          <Press label={t.call(name)} onPress={() => void reachByPhone(phone)} className={styles.tables__call}>
            <View className={styles.tables__disc}>
              <Icon name="phone" size={32} />
            </View>
          </Press>
        )}
      </View>
      {note !== '' && <Note kind="warn" icon="message-square" text={note} />}
      <Steps model={model} booking={booking} name={name} />
    </View>
  )
})

/** Actions of the restaurant on a booking. */
const Steps = observer(({ model, booking, name }: Omit<CardProps, 'utcOffset'> & { name: string }) => {
  const t = words()
  const { id, state, heldUntil } = booking
  const busy = model.busy === id
  const step = (what: 'accept' | 'seat' | 'leave' | 'noShow', kind: 'primary' | 'outline' = 'primary') => (
    <Button
      size={72}
      kind={kind}
      text={t[what]}
      label={`${t[what]}: ${name}`}
      busy={busy}
      onPress={() => void model.step(booking, what)}
    />
  )
  const refuse = (what: 'refuse' | 'cannotHost') => (
    <Button
      size={72}
      kind="outline"
      text={t[what]}
      label={`${t[what]}: ${name}`}
      onPress={() => model.startRefusal(booking, what)}
    />
  )
  if (state !== 'waitingConfirm' && state !== 'confirmed' && state !== 'seated') return null
  return (
    <View className={styles.tables__foot}>
      {state === 'waitingConfirm' && refuse('refuse')}
      {state === 'waitingConfirm' && step('accept')}
      {state === 'confirmed' && refuse('cannotHost')}
      {state === 'confirmed' && secondsUntil(heldUntil) < 0 && step('noShow', 'outline')}
      {state === 'confirmed' && step('seat')}
      {state === 'seated' && step('leave', 'outline')}
    </View>
  )
})
