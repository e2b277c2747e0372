import { View } from '@tarojs/components'
import { CardBones } from '../StoreCard/bones'
import styles from './index.module.scss'

/** The boxes of stores that are on their way. */
export const StoreCardBones = () => (
  <>
    {[0, 1, 2].map((card) => (
      <View key={card} className={styles['store-cards__card']}>
        <CardBones />
      </View>
    ))}
  </>
)
