import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { secondsUntil } from '@/platform/device/clock'
import { timeLeft } from '../time-left'
import styles from './index.module.scss'

/** The time until a delivery is due, with its colour. */
export const DueIn = observer(function DueIn({ dueAt }: { dueAt: string }) {
  const { tone, text } = timeLeft(secondsUntil(dueAt))
  return (
    <View className={styles['due-in']}>
      <Icon name="clock" size={32} colour={tone} />
      <Text className={styles[`due-in__text--${tone}`]}>{text}</Text>
    </View>
  )
})
