import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Countdown } from '@/components/base/TimeLeft/countdown'
import { useSecondsLeft } from '@/components/base/TimeLeft/seconds-left'
import { presaleWords } from '../presale/text'
import styles from './index.module.scss'

interface Props {
  /** Label of the countdown's target. */
  name: string
  at: string
  /** Called when it is reached, and again while it stays the same. */
  onEnd: () => void
}

const dayLong = 86_400

/** A countdown with its days. */
export const PresaleClock = observer(function PresaleClock({ name, at, onEnd }: Props) {
  const left = useSecondsLeft(at, onEnd)
  const days = Math.floor(left / dayLong)
  return (
    <View className={styles.clock}>
      <Text className={styles.clock__name}>{name}</Text>
      {days > 0 && (
        <View className={styles.clock__box}>
          <Text className={styles.clock__days}>{presaleWords().days(days)}</Text>
        </View>
      )}
      <Countdown seconds={left % dayLong} label={name} />
    </View>
  )
})
