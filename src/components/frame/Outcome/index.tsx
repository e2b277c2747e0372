import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import styles from './index.module.scss'

interface Props {
  title: string
  text?: string
  icon?: IconName
  /** `waiting`: sent, and somebody else decides. */
  tone?: 'good' | 'waiting'
  /** Below the text, such as an amount. */
  children?: ReactNode
}

/** The outcome of an action, at the top of a white screen. */
export const Outcome = ({ title, text, icon = 'circle-check', tone = 'good', children }: Props) => (
  <View className={styles.outcome} role="status">
    <Icon name={icon} size={112} weight={1.5} colour={tone === 'good' ? 'good' : 'info'} />
    <Text className={styles.outcome__title}>{title}</Text>
    {text && <Text className={styles.outcome__text}>{text}</Text>}
    {children}
  </View>
)
