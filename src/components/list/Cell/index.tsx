import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import styles from './index.module.scss'

interface Props {
  label: string
  icon?: IconName
  tag?: { text: string; tone?: TagTone }
  value?: string
  valueTone?: 'ink' | 'muted' | 'brand' | 'bad'
  /** Replaces the value: a switch, a picture, a price. */
  right?: ReactNode
  onOpen?: () => void
  /** 88 in cards, 104 in settings. */
  height?: 88 | 104
  bold?: boolean
}

/** One row of a card; with `onOpen` it is a button with a chevron. */
export function Cell(props: Props) {
  const { label, value, onOpen, height = 88 } = props
  if (!onOpen) return <View className={styles[`cell--${height}`]}>{parts(props)}</View>
  return (
    <Press label={value ? `${label}, ${value}` : label} onPress={onOpen} className={styles[`cell--${height}`]}>
      {parts(props)}
    </Press>
  )
}

const parts = ({ label, icon, tag, value, valueTone = 'muted', right, onOpen, bold }: Props) => (
  <>
    {icon && (
      <View className={styles.cell__icon}>
        <Icon name={icon} size={40} weight={1.75} />
      </View>
    )}
    <Text className={styles[bold ? 'cell__label--bold' : 'cell__label']}>{label}</Text>
    {tag && (
      <View className={styles.cell__tag}>
        <Tag {...tag} />
      </View>
    )}
    <View className={styles[value || right ? 'cell__rest' : 'cell__rest--empty']}>
      {value && (
        <Text className={styles[`cell__value--${valueTone}`]} numberOfLines={1}>
          {value}
        </Text>
      )}
      {right}
    </View>
    {onOpen && (
      <View className={styles.cell__chevron}>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </View>
    )}
  </>
)
