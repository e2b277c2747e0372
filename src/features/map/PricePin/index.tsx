import { Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import type { PinTone } from '../pins'
import styles from './index.module.scss'

interface Props {
  text: string
  label: string
  tone: PinTone
  chosen?: boolean
  onPress: () => void
}

/** A word on a map, such as a price, whose tail ends on its position. */
export const PricePin = ({ text, label, tone, chosen = false, onPress }: Props) => {
  const look = chosen ? 'chosen' : tone
  return (
    <Press label={label} on={chosen} onPress={onPress} className={styles['price-pin']} reach={16}>
      <View className={styles[`price-pin__pill--${look}`]}>
        <Text className={styles[`price-pin__text--${look}`]}>{text}</Text>
      </View>
      <View className={styles[`price-pin__tail--${look}`]} />
    </Press>
  )
}
