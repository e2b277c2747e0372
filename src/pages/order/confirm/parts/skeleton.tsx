import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './cards.module.scss'
import place from './place.module.scss'

const Line = () => (
  <View className={styles.card__skeleton}>
    <Skeleton width={104} height={104} radius={16} />
    <View className={styles.card__skeletonWords}>
      <Skeleton width="80%" height={28} />
      <Skeleton width="50%" height={24} />
    </View>
    <Skeleton width={96} height={32} />
  </View>
)

const Fees = () => (
  <View>
    {[120, 120, 200, 160].map((width, row) => (
      <View key={row} className={styles.card__skeletonFee}>
        <Skeleton width={width} height={28} />
        <Skeleton width={96} height={28} />
      </View>
    ))}
  </View>
)

const Row = () => (
  <View className={styles.card__skeletonRow}>
    <Skeleton width={200} height={28} />
    <Skeleton width={160} height={28} />
  </View>
)

const Address = () => (
  <View className={place.place}>
    <View className={place.place__address}>
      <View className={styles.card__skeletonAddress}>
        <Skeleton width="60%" height={24} />
        <Skeleton width="80%" height={38} />
        <Skeleton width="40%" height={24} />
      </View>
    </View>
    <View className={place.place__row}>
      <Row />
    </View>
  </View>
)

/** Placeholder for the screen. */
export const ConfirmSkeleton = () => (
  <>
    <View className={styles.card__switchSkeleton}>
      <Skeleton width="100%" height={80} radius={16} />
    </View>
    <Address />
    <View className={styles.card}>
      <Skeleton width="50%" height={48} />
      <Line />
      <Line />
      <Fees />
      <View className={styles.card__skeletonTotal}>
        <Skeleton width={240} height={62} />
      </View>
    </View>
    <View className={place.place}>
      <Row />
      <Row />
      <Row />
    </View>
  </>
)
