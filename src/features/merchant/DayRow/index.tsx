import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { datedText } from '@/features/stay/dates/days'
import styles from './index.module.scss'

interface Props {
  label: string
  /** A plain date. */
  day: string
  onMove: (days: number) => void
}

/** A day that a merchant sets, moved by single days. */
export const DayRow = ({ label, day, onMove }: Props) => (
  <View className={styles.day}>
    <Text className={styles.day__label}>{label}</Text>
    <Arrow icon="minus" label={`${label} −1`} onPress={() => onMove(-1)} />
    <Text className={styles.day__text}>{datedText(day)}</Text>
    <Arrow icon="plus" label={`${label} +1`} onPress={() => onMove(1)} />
  </View>
)

const Arrow = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.day__arrow}>
    <Icon name={icon} size={28} />
  </Press>
)
