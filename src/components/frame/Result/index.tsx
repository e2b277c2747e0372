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

/** The outcome of what a person did, at the top of a white screen. */
export const Result = ({ title, text, icon = 'circle-check', tone = 'good', children }: Props) => (
  <View className={styles.result} role="status">
    <Icon name={icon} size={112} weight={1.5} colour={tone === 'good' ? 'good' : 'info'} />
    <Text className={styles.result__title}>{title}</Text>
    {text && <Text className={styles.result__text}>{text}</Text>}
    {children}
  </View>
)
