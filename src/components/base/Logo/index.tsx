import { View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import styles from './index.module.scss'

/** The logo of the app. */
export const Logo = ({ size }: { size: 72 | 128 }) => (
  <View className={styles[`logo--${size}`]} aria-hidden>
    <Icon name="houses" size={size / 2 + 4} colour="white" />
  </View>
)
