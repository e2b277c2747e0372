import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { dayText, datedText, nightsBetween, weekdayText } from '@/features/stay/dates/days'
import { words } from '@/features/stay/text'
import styles from './index.module.scss'

interface Props {
  checkIn: string
  checkOut: string
  /** Under each day, such as from when rooms can be entered. */
  notes?: { readonly from: string; readonly until: string }
  /** Replaces the number of nights for a stay by the hour. */
  span?: string
  /** Opens the calendar. */
  onPress?: () => void
}

/** The days of arrival and departure with the nights between. */
export const StayDates = observer(function StayDates({ onPress, ...props }: Props) {
  if (!onPress) return <View className={styles['stay-dates']}>{parts(props)}</View>
  const { checkIn, checkOut, changeDates } = words()
  const name = [
    `${checkIn} ${datedText(props.checkIn)}`,
    `${checkOut} ${datedText(props.checkOut)}`,
    spanOf(props),
    changeDates,
  ].join(', ')
  return (
    <Press label={name} onPress={onPress} className={styles['stay-dates']}>
      {parts(props)}
    </Press>
  )
})

const spanOf = ({ checkIn, checkOut, span }: Props) => span ?? words().nights(nightsBetween(checkIn, checkOut))

const parts = ({ checkIn, checkOut, notes, span }: Props) => (
  <>
    <Day title={words().checkIn} day={checkIn} note={notes?.from} />
    <View className={styles['stay-dates__nights']}>
      <Text className={styles['stay-dates__count']}>{spanOf({ checkIn, checkOut, ...(span && { span }) })}</Text>
    </View>
    <Day title={words().checkOut} day={checkOut} note={notes?.until} end />
  </>
)

const Day = observer(
  ({ title, day, note, end }: { title: string; day: string; note?: string | undefined; end?: true }) => (
    <View className={styles[end ? 'stay-dates__day--end' : 'stay-dates__day']}>
      <Text className={styles['stay-dates__title']}>{title}</Text>
      <View className={styles['stay-dates__row']}>
        <Text className={styles['stay-dates__date']}>{dayText(day)}</Text>
        <Text className={styles['stay-dates__weekday']}>{weekdayText(day)}</Text>
      </View>
      {note && <Text className={styles['stay-dates__title']}>{note}</Text>}
    </View>
  ),
)
