import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import styles from './index.module.scss'
import { stepWords } from './words'

interface Props {
  count: number
  /** Number of completed steps. */
  done: number
  /** Accessible name; by default "Step 1 of 4". */
  label?: string
  /** Name of each step, below its bar. */
  names?: readonly string[]
}

/** Progress as a few equal bars. */
export const StepBars = observer(function StepBars({ count, done, label, names }: Props) {
  const value = { 'aria-valuemin': 0, 'aria-valuemax': count, 'aria-valuenow': done }
  const name = label ?? stepWords().at(done, count)
  return (
    <>
      <View className={styles['step-bars']} role="progressbar" aria-label={name} ariaLabel={name} {...value}>
        {Array.from({ length: count }, (_, bar) => (
          <View key={bar} className={styles[bar < done ? 'step-bars__bar--done' : 'step-bars__bar']} />
        ))}
      </View>
      {names && (
        <View className={styles['step-bars__names']}>
          {names.map((each, index) => (
            <Text
              key={each}
              className={styles[index === done - 1 ? 'step-bars__name--on' : 'step-bars__name']}
              numberOfLines={1}
            >
              {each}
            </Text>
          ))}
        </View>
      )}
    </>
  )
})
