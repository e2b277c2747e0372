import { View } from '@tarojs/components'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import styles from './index.module.scss'

/** The room that the device keeps at its foot, as the last part of a bar. */
export function SafeArea() {
  const { bottomInset } = windowInfo()
  return <View className={styles['safe-area']} style={bottomInset ? { height: pixels(bottomInset) } : undefined} />
}
