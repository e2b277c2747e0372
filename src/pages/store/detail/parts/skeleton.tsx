import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import { SafeArea } from '@/components/frame/SafeArea'
import styles from './skeleton.module.scss'

/** Placeholder for the head. */
export const HeadSkeleton = () => (
  <View className={styles.skeleton}>
    <View className={styles.skeleton__picture}>
      <Skeleton width="100%" height={328} radius={0} />
    </View>
    <View className={styles.skeleton__sheet}>
      <View className={styles.skeleton__top}>
        <View className={styles.skeleton__words}>
          <Skeleton width="70%" height={40} />
          <Skeleton width="90%" height={24} />
          <Skeleton width="80%" height={24} />
        </View>
        <Skeleton width={128} height={128} radius={16} />
      </View>
      <Skeleton width="60%" height={32} />
      <Skeleton width="100%" height={80} radius={16} />
    </View>
  </View>
)

/** Placeholder for the tabs. */
export const TabsSkeleton = () => (
  <View className={styles.skeleton__tabs}>
    <Skeleton width={80} height={32} />
    <Skeleton width={80} height={32} />
  </View>
)

/** Placeholder for the menu. */
export const MenuSkeleton = () => (
  <View className={styles.skeleton__menu}>
    <View className={styles.skeleton__rail}>
      {[0, 1, 2, 3, 4, 5].map((item) => (
        <View key={item} className={styles.skeleton__item}>
          <Skeleton width={96} height={24} />
        </View>
      ))}
    </View>
    <View className={styles.skeleton__list}>
      {[0, 1, 2, 3].map((dish) => (
        <Dish key={dish} />
      ))}
    </View>
  </View>
)

const Dish = () => (
  <View className={styles.skeleton__dish}>
    <Skeleton width={168} height={168} radius={16} />
    <View className={styles.skeleton__words}>
      <Skeleton width="90%" height={32} />
      <Skeleton width="70%" height={24} />
      <Skeleton width="50%" height={24} />
      <Skeleton width={120} height={32} />
    </View>
  </View>
)

/** Placeholder for the cart bar. */
export const BarSkeleton = () => (
  <View className={styles.skeleton__bar}>
    <Skeleton width="100%" height={88} radius={999} />
    <SafeArea />
  </View>
)
