import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './group.module.scss'

interface Props {
  title: string
  /** Beside the title. */
  hint?: ReactNode
  children: ReactNode
}

/** One of the choices of a table, under its title. */
export const Group = ({ title, hint, children }: Props) => (
  <View className={styles.group}>
    <View className={styles.group__head}>
      <Text className={styles.group__title} role="heading" aria-level={2}>
        {title}
      </Text>
      {typeof hint === 'string' ? <Text className={styles.group__hint}>{hint}</Text> : hint}
    </View>
    {children}
  </View>
)
