import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Stepper } from '@/components/form/Stepper'
import styles from './index.module.scss'

interface Props {
  label: string
  /** Value in words, below the label. */
  text?: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A number that a merchant sets, with its stepper. */
export const CountRow = observer(({ label, text, ...stepper }: Props) => (
  <View className={styles.count}>
    <View className={styles.count__words}>
      <Text className={styles.count__label}>{label}</Text>
      {text !== undefined && <Text className={styles.count__text}>{text}</Text>}
    </View>
    <Stepper label={label} {...stepper} />
  </View>
))
