import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { SafeArea } from '@/components/frame/SafeArea'
import styles from './index.module.scss'

interface Props {
  /** What the actions are about: a total, a count, a link. */
  left?: ReactNode
  /** A strip above the bar that says why an action is not possible. */
  notice?: ReactNode
  /** One button over the bar's whole width. */
  wide?: boolean
  children: ReactNode
}

/** The bar at the foot of a screen, over the safe area. Put it last in the screen's column. */
export function BottomBar({ left, notice, wide, children }: Props) {
  return (
    <View className={styles['bottom-bar']}>
      {notice}
      <View className={styles[wide ? 'bottom-bar__wide' : 'bottom-bar__row']}>
        {left && <View className={styles['bottom-bar__left']}>{left}</View>}
        <View className={styles[wide ? 'bottom-bar__one' : left ? 'bottom-bar__actions' : 'bottom-bar__actions--only']}>
          {children}
        </View>
      </View>
      <SafeArea />
    </View>
  )
}
