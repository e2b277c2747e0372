import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import type { Colour } from '@/styles/tokens'
import styles from './index.module.scss'

export type TagTone = 'red' | 'gray' | 'gold' | 'good' | 'warn' | 'bad' | 'info' | 'solid' | 'dark'

interface Props {
  text: string
  tone?: TagTone
  /** `gold` has a crown by default. */
  icon?: IconName
}

const ink: Record<TagTone, Colour> = {
  red: 'brand',
  gray: 'ink-2',
  gold: 'gold-ink',
  good: 'good',
  warn: 'warn',
  bad: 'bad',
  info: 'info',
  solid: 'white',
  dark: 'white',
}

/** Small label; `gold` is reserved for membership. */
export function Tag({ text, tone = 'red', icon = tone === 'gold' ? 'crown' : undefined }: Props) {
  return (
    <View className={styles[`tag--${tone}`]}>
      {icon && <Icon name={icon} size={20} weight={2.4} colour={ink[tone]} />}
      <Text className={styles[icon ? `tag__text--${tone}-icon` : `tag__text--${tone}`]}>{text}</Text>
    </View>
  )
}
