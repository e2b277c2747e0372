import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './methods.module.scss'

/** Placeholder with the height of the expected number of methods. */
export const MethodsSkeleton = ({ ways }: { ways: number }) => (
  <View className={styles.methods}>
    <View className={styles.methods__amount}>
      <View className={styles.methods__skeleton}>
        <Skeleton width={240} height={66} />
        <Skeleton width={280} height={30} />
      </View>
    </View>
    <View className={styles.methods__ways}>
      {Array.from({ length: ways }, (_, row) => (
        <View key={row} className={styles[row === ways - 1 ? 'methods__row--last' : 'methods__row']}>
          <Skeleton width={64} height={64} radius={16} />
          <Skeleton width="40%" height={32} />
        </View>
      ))}
    </View>
    <View className={styles.methods__foot}>
      <Skeleton width="100%" height={88} radius={999} />
    </View>
  </View>
)
