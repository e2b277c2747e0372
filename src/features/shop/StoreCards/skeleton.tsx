import { View } from '@tarojs/components'
import { CardSkeleton } from '../StoreCard/skeleton'
import styles from './index.module.scss'

/** The boxes of stores that are on their way. */
export const StoreCardSkeleton = () => (
  <>
    {[0, 1, 2].map((card) => (
      <View key={card} className={styles['store-cards__card']}>
        <CardSkeleton />
      </View>
    ))}
  </>
)
