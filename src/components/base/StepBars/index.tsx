import { View } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  count: number
  /** Number of completed steps. */
  done: number
  label: string
}

/** Progress as a few equal bars. */
export function StepBars({ count, done, label }: Props) {
  const value = { 'aria-valuemin': 0, 'aria-valuemax': count, 'aria-valuenow': done }
  return (
    <View className={styles['step-bars']} role="progressbar" aria-label={label} ariaLabel={label} {...value}>
      {Array.from({ length: count }, (_, bar) => (
        <View key={bar} className={styles[bar < done ? 'step-bars__bar--done' : 'step-bars__bar']} />
      ))}
    </View>
  )
}
