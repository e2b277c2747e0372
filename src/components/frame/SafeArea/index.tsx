import { createContext, useContext } from 'react'
import { View } from '@tarojs/components'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import styles from './index.module.scss'

/** Set around what stands above room that is kept already: a bar has it at the foot of a screen, not in a Sheet. */
export const SafeAreaKept = createContext(false)

/** The room that the device keeps at its foot, as the last part of a bar. */
export function SafeArea() {
  const { bottomInset } = windowInfo()
  if (useContext(SafeAreaKept)) return null
  return <View className={styles['safe-area']} style={bottomInset ? { height: pixels(bottomInset) } : undefined} />
}
