import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Stepper } from '@/components/form/Stepper'
import styles from '../index.module.scss'

interface Props {
  label: string
  /** Value in words, below the label. */
  text?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number with its stepper in the set-up of tables. */
export const StepRow = observer(({ label, text, ...stepper }: Props) => (
  <View className={styles.tables__row}>
    {text === undefined ? (
      <Text className={styles.tables__label}>{label}</Text>
    ) : (
      <View className={styles.tables__words}>
        <Text className={styles.tables__label}>{label}</Text>
        <Text className={styles.tables__text}>{text}</Text>
      </View>
    )}
    <Stepper label={label} {...stepper} />
  </View>
))
