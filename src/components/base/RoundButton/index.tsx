import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  icon: IconName
  label: string
  /** Filled, such as the heart of a favourite. */
  on?: boolean
  onPress: () => void
}

/** A round button that floats on a picture. */
export const RoundButton = ({ icon, label, on, onPress }: Props) => (
  <Press label={label} on={on} onPress={onPress} className={styles['round-button']}>
    <View className={styles['round-button__disc']}>
      <Icon name={icon} size={36} colour="white" filled={on} />
    </View>
  </Press>
)
