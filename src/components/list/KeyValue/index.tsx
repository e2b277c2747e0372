import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import { Written } from '@/platform/view/written'
import styles from './index.module.scss'

interface Props {
  label: string
  value: string
  tag?: { text: string; tone?: TagTone }
  tone?: 'ink' | 'brand' | 'muted' | 'good'
  /** Original value, struck through. */
  original?: string
  /** After the value, such as a copy link. */
  right?: ReactNode
  onOpen?: () => void
  /** Shows the whole text instead of two lines, for texts that people have written. */
  whole?: boolean
}

/** A label with its value, 56 high; touch target of 88 where it opens something. */
export function KeyValue(props: Props) {
  const { label, value, onOpen } = props
  if (!onOpen) return <View className={styles['key-value']}>{parts(props)}</View>
  return (
    <View className={styles['key-value__slot']}>
      <Press label={`${label}, ${value}`} onPress={onOpen} className={styles['key-value--open']}>
        {parts(props)}
      </Press>
    </View>
  )
}

const parts = ({ label, value, tag, tone = 'ink', original, right, onOpen, whole }: Props) => (
  <>
    {tag && (
      <View className={styles['key-value__tag']}>
        <Tag {...tag} />
      </View>
    )}
    <Text className={styles[onOpen ? 'key-value__label--open' : 'key-value__label']}>{label}</Text>
    {original && <Text className={styles['key-value__original']}>{original}</Text>}
    {whole ? (
      <Text className={styles['key-value__value--whole']}>
        <Written text={value} />
      </Text>
    ) : (
      <Text className={styles[`key-value__value--${tone}`]} numberOfLines={2}>
        {value}
      </Text>
    )}
    {right}
    {onOpen && (
      <View className={styles['key-value__chevron']}>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </View>
    )}
  </>
)
