import { createContext, useContext } from 'react'
import { View } from '@tarojs/components'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

/** True where the safe area is already padded by an ancestor, such as a Sheet. */
export const SafeAreaKept = createContext(false)

/** Padding for the bottom safe area, the last child of a bar. */
export function SafeArea() {
  const { bottomInset } = windowInfo()
  if (useContext(SafeAreaKept)) return null
  return <View className={styles['safe-area']} style={bottomInset ? { height: pixels(bottomInset) } : undefined} />
}
