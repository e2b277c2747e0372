import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { datedText } from '@/features/stay/dates/days'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    today: 'Today',
    toToday: 'Back to today',
    before: 'Earlier',
    after: 'Later',
  },
  zh: {
    today: '今天',
    toToday: '回今天',
    before: '往前',
    after: '往后',
  },
})

interface Props {
  /** A plain date; undefined while it is unknown. */
  day: string | undefined
  isToday: boolean
  /** Number of days that an arrow moves, one by default. */
  step?: number
  onMove: (days: number) => void
  onToday: () => void
}

/** The day of a merchant's screen between arrows to other days; the day itself leads back to today. */
export const DayStep = observer(function DayStep({ day, isToday, step = 1, onMove, onToday }: Props) {
  const t = words()
  const text = day ? datedText(day) : ''
  return (
    <View className={styles.day}>
      <Arrow icon="chevron-left" label={t.before} onPress={() => onMove(-step)} />
      <Press disabled={isToday} onPress={onToday} className={styles.day__middle}>
        <Text className={styles.day__text}>{text}</Text>
        {day && <Tag text={isToday ? t.today : t.toToday} tone={isToday ? 'red' : 'gray'} />}
      </Press>
      <Arrow icon="chevron-right" label={t.after} onPress={() => onMove(step)} />
    </View>
  )
})

const Arrow = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.day__arrow}>
    <Icon name={icon} size={36} />
  </Press>
)
