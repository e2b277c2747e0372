import { View } from '@tarojs/components'
import { CardSkeleton } from '@/features/store/StoreCard/skeleton'
import styles from './index.module.scss'

/** Placeholder for store cards. */
export const StoreCardSkeleton = () => (
  <>
    {[0, 1, 2].map((card) => (
      <View key={card} className={styles['store-cards__card']}>
        <CardSkeleton />
      </View>
    ))}
  </>
)
