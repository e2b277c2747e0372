import { View } from '@tarojs/components'
import { Skeleton } from '@/components/Skeleton'
import styles from './bones.module.scss'

/** The boxes of a basket while it is on its way. */
export const GoOrderBones = () => (
  <View className={styles.bones}>
    <Skeleton width="60%" height={48} />
    {[0, 1].map((line) => (
      <View key={line} className={styles.bones__line}>
        <Skeleton width={104} height={104} radius={16} />
        <View className={styles.bones__words}>
          <Skeleton width="80%" height={28} />
          <Skeleton width="50%" height={24} />
        </View>
      </View>
    ))}
    <Skeleton width="100%" height={72} radius={16} />
  </View>
)
