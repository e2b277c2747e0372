import { Children, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { SafeArea } from '@/components/frame/SafeArea'
import styles from './index.module.scss'

interface Props {
  /** Summary at the left, such as a total or a link. */
  left?: ReactNode
  /** Strip above the bar that explains why an action is disabled. */
  notice?: ReactNode
  /** One full-width button. */
  wide?: boolean
  /** Several buttons that share the full width. */
  shared?: boolean
  children: ReactNode
}

/** Action bar at the bottom of a screen, with safe area padding. */
export function BottomBar({ left, notice, wide, shared, children }: Props) {
  return (
    <View className={styles['bottom-bar']}>
      {notice}
      <View className={styles[wide ? 'bottom-bar__wide' : 'bottom-bar__row']}>
        {left && <View className={styles['bottom-bar__left']}>{left}</View>}
        <View className={styles[wide ? 'bottom-bar__one' : left ? 'bottom-bar__actions' : 'bottom-bar__actions--only']}>
          {shared
            ? Children.toArray(children).map((child, index) => (
                <View key={index} className={styles['bottom-bar__slot']}>
                  {child}
                </View>
              ))
            : children}
        </View>
      </View>
      <SafeArea />
    </View>
  )
}
