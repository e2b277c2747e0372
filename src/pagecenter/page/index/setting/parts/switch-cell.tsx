import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './switch-cell.module.scss'

interface Props {
  label: string
  icon: IconName
  onOpen: () => void
  /** Control at the right, a separate button beside the label's. */
  children: ReactNode
}

/** A row whose setting is changed at once by its control; its label opens the screen with more of it. */
export const SwitchCell = ({ label, icon, onOpen, children }: Props) => (
  <View className={styles['switch-cell']}>
    <Press label={label} onPress={onOpen} className={styles['switch-cell__label']}>
      <View className={styles['switch-cell__icon']}>
        <Icon name={icon} size={40} weight={1.75} />
      </View>
      <Text className={styles['switch-cell__text']}>{label}</Text>
    </Press>
    {children}
  </View>
)
