import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
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
  const { week } = model
  const t = words()
  const [year = 0, month = 0] = week.end.split('-').map(Number)
  return (
    <View className={styles.week}>
      <View className={styles.week__head}>
        <View className={styles.week__month}>
          <Turn icon="chevron-left" label={t.before} can={week.hasBefore} onPress={week.goBack} />
          <Text className={styles.week__name}>{t.month(year, month)}</Text>
          <Turn icon="chevron-right" label={t.after} can={week.hasAfter} onPress={week.goOn} />
        </View>
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

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  can: boolean
  onPress: () => void
}

const Turn = ({ icon, label, can, onPress }: TurnProps) => (
  <Press label={label} disabled={!can} onPress={onPress} className={styles.week__turn}>
    <Icon name={icon} size={32} colour={can ? 'ink-2' : 'line-strong'} />
  </Press>
)

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
