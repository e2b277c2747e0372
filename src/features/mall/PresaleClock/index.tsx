import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Countdown } from '@/components/base/TimeLeft/countdown'
import { secondsUntil } from '@/platform/device/clock'
import { presaleWords } from '../presale/text'
import styles from './index.module.scss'

interface Props {
  /** Label of the countdown's target. */
  name: string
  at: string
  /** Called once when it is reached. */
  onEnd: () => void
}

const dayLong = 86_400

/** A countdown with its days. */
export const PresaleClock = observer(function PresaleClock({ name, at, onEnd }: Props) {
  const left = Math.max(0, Math.ceil(secondsUntil(at)))
  const over = left === 0
  useEffect(() => {
    if (over) onEnd()
  }, [over, at, onEnd])
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
