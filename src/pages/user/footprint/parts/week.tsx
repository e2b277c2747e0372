import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { readDay } from '@contract/date'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dayName } from '@/features/wallet/day'
import type { FootprintModel } from '../model'
import { words } from '../text'
import { weekdayOf } from '../week'
import styles from './week.module.scss'

/** The days of a week with a dot under those with footprints, which lists them from a day on. */
export const WeekStrip = observer(({ model }: { model: FootprintModel }) => {
  const { week, openCalendar } = model
  const { year = 0, month = 0 } = readDay(week.chosen) ?? {}
  const t = words()
  const name = t.month(year, month)
  return (
    <View className={styles.week}>
      <View className={styles.week__head}>
        <Press label={t.chooseDay(name)} onPress={openCalendar} reach={16} className={styles.week__month}>
          <Text className={styles.week__name}>{name}</Text>
          <Icon name="chevron-down" size={32} colour="ink-2" />
        </Press>
        <Text className={styles.week__kept}>{t.kept(limits.footprintDays)}</Text>
      </View>
      <View className={styles.week__days} role="radiogroup" aria-label={t.days}>
        {week.days.map((day) => (
          <Day key={day} day={day} model={model} />
        ))}
      </View>
    </View>
  )
})

const Day = observer(function Day({ day, model }: { day: string; model: FootprintModel }) {
  const { week, seenOn, show } = model
  const on = week.chosen === day
  const has = seenOn.includes(day)
  const weekday = words().weekday(weekdayOf(day))
  const number = Number(day.slice(-2))
  const look = on ? '--on' : has ? '' : '--none'
  return (
    <View className={styles.week__day}>
      <Text className={styles.week__weekday} aria-hidden>
        {weekday}
      </Text>
      <Press
        role="radio"
        label={`${weekday} ${number}, ${dayName(day)}`}
        on={on}
        disabled={!has}
        onPress={() => show(day)}
        className={styles.week__press}
      >
        <View className={styles[on ? 'week__number--on' : 'week__number']}>
          <Text className={styles[`week__date${look}`]}>{number}</Text>
        </View>
        <View className={styles[has && !on ? 'week__dot' : 'week__dot--none']} />
      </Press>
    </View>
  )
})
