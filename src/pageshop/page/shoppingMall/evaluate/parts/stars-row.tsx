import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RatingInput } from '@/components/base/Rating'
import { starMeaning } from '@/features/review/writing'
import styles from './line.module.scss'

interface Props {
  name: string
  /** The accessible name, where several rows have the same. */
  label?: string
  value: number | null
  onChange: (stars: number) => void
}

/** Rated subject, its stars and their meaning. */
export const StarsRow = observer(function StarsRow({ name, label = name, value, onChange }: Props) {
  return (
    <View className={styles.line__stars}>
      <Text className={styles.line__label}>{name}</Text>
      <RatingInput name={label} value={value} onChange={onChange} />
      <Text className={styles.line__meaning}>{starMeaning(value)}</Text>
    </View>
  )
})
