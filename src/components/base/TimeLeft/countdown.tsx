import { Fragment } from 'react'
import { Text, View } from '@tarojs/components'
import { twoDigits } from '@contract/format'
import styles from './countdown.module.scss'

interface Props {
  /** Remaining seconds; the parent counts them down. */
  seconds: number
  label?: string
}

/** Hours, minutes and seconds in dark boxes. */
export function Countdown({ seconds, label }: Props) {
  const left = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(twoDigits)
  const name = [label, parts.join(':')].filter(Boolean).join(' ')
  return (
    <View className={styles.countdown} role="timer" aria-label={name} ariaLabel={name}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <Text className={styles.countdown__colon}>:</Text>}
          <View className={styles.countdown__box}>
            <Text className={styles.countdown__digits}>{part}</Text>
          </View>
        </Fragment>
      ))}
    </View>
  )
}
