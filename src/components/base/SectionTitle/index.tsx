import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  title: string
  /** Next to the title, such as a countdown. */
  middle?: ReactNode
  more?: string
  onMore?: () => void
}

/** Section heading with an optional link to more. */
export function SectionTitle({ title, middle, more, onMore }: Props) {
  return (
    <View className={styles['section-title']}>
      <Text className={styles['section-title__text']} numberOfLines={1}>
        {title}
      </Text>
      <View className={styles['section-title__middle']}>{middle}</View>
      {more && (
        <Press label={`${title}: ${more}`} onPress={onMore} className={styles['section-title__more']}>
          <Text className={styles['section-title__more-text']}>{more}</Text>
          <Icon name="chevron-right" size={24} colour="ink-3" />
        </Press>
      )}
    </View>
  )
}
