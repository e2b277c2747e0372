import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Stepper } from '@/components/form/Stepper'
import styles from './index.module.scss'

interface Props {
  label: string
  /** Sentence below the label. */
  note?: string | undefined
  value: number
  /** Value in words, such as "30 min", in place of the number. */
  text?: string
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A number that a merchant sets, with its stepper. */
export const CountRow = observer(({ label, note, ...stepper }: Props) => (
  <View className={styles.count}>
    <View className={styles.count__words}>
      <Text className={styles.count__label}>{label}</Text>
      {note !== undefined && <Text className={styles.count__note}>{note}</Text>}
    </View>
    <Stepper label={label} {...stepper} />
  </View>
))
