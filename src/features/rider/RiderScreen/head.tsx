import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

interface Props {
  title: string
  right?: ReactNode
  under?: ReactNode
}

/** The white head of a rider's tab. */
export function RiderHead({ title, right, under }: Props) {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles.head} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.head__row} style={{ marginRight: pixels(capsule) }}>
        <Text className={styles.head__title} role="heading" aria-level={1} numberOfLines={1}>
          {title}
        </Text>
        <RefreshButton />
        {right}
      </View>
      {under}
    </View>
  )
}
