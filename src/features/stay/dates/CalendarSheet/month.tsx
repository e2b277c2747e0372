import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CalendarDay } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { datedText, daysOf, monthText, weekdayOf } from '@/features/stay/dates/days'
import type { DayPlace, StayCalendar } from './calendar'
import styles from './month.module.scss'
import { words } from './text'

interface Props {
  calendar: StayCalendar
  month: string
}

/** The weeks of a month from Sunday on, each of seven days; undefined for days of other months. Past weeks are left out. */
function weeksOf(month: string, isPast: (day: string) => boolean): (string | undefined)[][] {
  const days = daysOf(month)
  const cells = [...Array.from({ length: weekdayOf(days[0] ?? '') }, () => undefined), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index]),
  )
  return weeks.filter((week) => !week.every((day) => day === undefined || isPast(day)))
}

/** The id of a month's element, to scroll to. */
export const monthId = (month: string): string => `month-${month}`

/** A month of the calendar with its public holidays. */
export const Month = observer(function Month({ calendar, month }: Props) {
  const holidays = calendar.holidays.get(month)
  return (
    <View id={monthId(month)} className={styles.month}>
      <View className={styles.month__head}>
        <Text className={styles.month__title}>{monthText(month)}</Text>
        {holidays && (
          <Text className={styles.month__holidays} numberOfLines={1}>
            {holidays}
          </Text>
        )}
      </View>
      {weeksOf(month, calendar.isPast).map((week, index) => (
        <View key={index} className={styles.month__week}>
          {week.map((day, at) =>
            day ? <Day key={day} calendar={calendar} day={day} /> : <View key={at} className={styles.month__gap} />,
          )}
        </View>
      ))}
    </View>
  )
})

/** A price without decimals, never less than it is. */
const wholePrice = (price: number): string => formatMoney(Math.ceil(price / 100) * 100, { trim: true })

const Day = observer(({ calendar, day }: { calendar: StayCalendar; day: string }) => {
  const t = words()
  const past = calendar.isPast(day)
  const about = calendar.days.get(day)
  const place = calendar.placeOf(day)
  const look = past ? 'past' : place === 'none' ? (about?.full ? 'full' : 'free') : place
  const top = topWord(calendar, day, place, about)
  const price = past ? '' : bottomWord(calendar, place, about)
  const mark = about?.mark === 'holiday' ? t.markHoliday : about?.mark === 'workday' ? t.markWorkday : ''
  // A name begins with the words that are seen, in their order.
  const seen = [top, Number(day.slice(8)), price, mark].filter(Boolean).join(' ')
  const name = [seen, datedText(day), about?.mark === 'holiday' ? t.holiday : ''].filter(Boolean).join(', ')
  return (
    <Press
      label={name}
      on={place !== 'none'}
      disabled={past}
      onPress={() => calendar.choose(day)}
      className={styles[`day--${look}`]}
    >
      <Text className={styles[`day__top--${look}`]} numberOfLines={1}>
        {`${top} `}
      </Text>
      <Text className={styles[`day__number--${look}`]}>{`${Number(day.slice(8))} `}</Text>
      {about || past || calendar.failed ? (
        <Text
          className={styles[look === 'free' && about?.lowest ? 'day__price--lowest' : `day__price--${look}`]}
          numberOfLines={1}
        >
          {`${price} `}
        </Text>
      ) : (
        <Skeleton width={48} height={16} />
      )}
      {about?.mark && !past && <Mark text={mark} kind={about.mark} on={look === 'from' || look === 'to'} />}
    </Press>
  )
})

/** The sign of a public holiday, or in Chinese of a day that is worked in exchange. */
const Mark = ({ text, kind, on }: { text: string; kind: 'holiday' | 'workday'; on: boolean }) => {
  if (text) return <Text className={styles[on ? 'day__mark--on' : `day__mark--${kind}`]}>{text}</Text>
  return kind === 'holiday' ? <View className={styles[on ? 'day__dot--on' : 'day__dot']} /> : null
}

function topWord(calendar: StayCalendar, day: string, place: DayPlace, about: CalendarDay | undefined): string {
  const t = words()
  if (place === 'from') return t.in
  if (place === 'to') return t.out
  if (day === calendar.lastNight) return t.lastNight
  return day === calendar.today ? t.today : (about?.festival ?? '')
}

function bottomWord(calendar: StayCalendar, place: DayPlace, about: CalendarDay | undefined): string {
  const t = words()
  if (place === 'to') return t.nights(calendar.nights)
  if (!about) return ''
  if (about.full) return t.full
  if (about.price === null) return ''
  return wholePrice(about.price)
}
