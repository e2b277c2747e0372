import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './sheet-head.module.scss'

interface Props {
  title: string
  /** Close, or back to the previous step. */
  icon: 'x' | 'chevron-left'
  label: string
  onPress: () => void
}

/** Title of a Sheet without its own, with a close or back button at the left. */
export const SheetHead = ({ title, icon, label, onPress }: Props) => (
  <View className={styles['sheet-head']}>
    <Press label={label} onPress={onPress} className={styles['sheet-head__out']}>
      <Icon name={icon} size={40} colour="ink-2" />
    </Press>
    <Text className={styles['sheet-head__title']} role="heading" aria-level={1}>
      {title}
    </Text>
  </View>
)
