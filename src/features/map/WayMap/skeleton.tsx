import { View } from '@tarojs/components'
import styles from './index.module.scss'

/** The land of a map that is coming. */
export const WayMapSkeleton = () => <View className={styles['way-map']} aria-hidden />
