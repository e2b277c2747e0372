import { View } from '@tarojs/components'
import { Skeleton } from '@/components/Skeleton'
import styles from './methods.module.scss'

/** The boxes of the sheet until the ways to pay are there. */
export const Bones = () => (
  <View className={styles.methods}>
    <View className={styles.methods__amount}>
      <Skeleton width={240} height={78} />
    </View>
    {[0, 1, 2].map((row) => (
      <View key={row} className={styles.methods__row}>
        <Skeleton width={64} height={64} radius={16} />
        <View className={styles.methods__words}>
          <Skeleton width="40%" height={32} />
        </View>
      </View>
    ))}
    <View className={styles.methods__foot}>
      <Skeleton width="100%" height={88} radius={999} />
    </View>
  </View>
)
