import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableDay } from '@contract/entities/reservation'
import { Press } from '@/components/base/Press'
import { datedText, monthText, weekdayText } from '@/features/stay/dates/days'
import type { BookTableModel, Options } from '../model'
import { dayStates, words } from '../text'
import { Group } from './group'
import styles from './dates.module.scss'

/** The days on which tables can be booked. */
export const Dates = observer(function Dates({ model, options }: { model: BookTableModel; options: Options }) {
  const { date: title } = words()
  const { days, date } = options
  const holiday = days.find((day) => day.date === date)?.holiday
  return (
    <Group title={title} hint={[holiday, monthText(date.slice(0, 7))].filter(Boolean).join(' · ')}>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.dates}>
        <View className={styles.dates__row} role="radiogroup" aria-label={title}>
          {days.map((day, index) => (
            <Day key={day.date} day={day} isToday={index === 0} on={day.date === date} onPress={model.setDate} />
          ))}
        </View>
      </ScrollView>
    </Group>
  )
})

interface DayProps {
  day: TableDay
  isToday: boolean
  on: boolean
  onPress: (date: string) => void
}

const Day = observer(({ day: { date, state, holiday }, isToday, on, onPress }: DayProps) => {
  const look = on ? 'on' : state
  const name = isToday ? words().todayName : weekdayText(date)
  const says = holiday && !on ? holiday : dayStates()[state]
  return (
    <Press
      role="radio"
      label={[datedText(date), holiday, dayStates()[state]].filter(Boolean).join(', ')}
      on={on}
      disabled={state === 'closed'}
      onPress={() => onPress(date)}
      className={styles[on ? 'dates__day--on' : 'dates__day']}
    >
      <Text className={styles[`dates__name--${look}`]} numberOfLines={1}>
        {name}
      </Text>
      <Text className={styles[`dates__number--${look}`]}>{Number(date.slice(8))}</Text>
      <Text className={styles[`dates__state--${look}`]} numberOfLines={1}>
        {state === 'closed' || state === 'full' ? dayStates()[state] : says}
      </Text>
    </Press>
  )
})
