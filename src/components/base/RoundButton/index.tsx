import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  icon: IconName
  label: string
  /** Filled icon, such as an active favourite. */
  on?: boolean
  onPress: () => void
}

/** Round button for use over a picture. */
export const RoundButton = ({ icon, label, on, onPress }: Props) => (
  <Press label={label} on={on} onPress={onPress} className={styles['round-button']}>
    <View className={styles['round-button__disc']}>
      <Icon name={icon} size={36} colour="white" filled={on} />
    </View>
  </Press>
)
