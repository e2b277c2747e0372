import { Text, View } from '@tarojs/components'
import type { StoreSummary } from '@contract/entities/store'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import styles from './index.module.scss'

/** Up to three dishes side by side, each a third of the width. */
export function StoreDishes({ dishes }: { dishes: StoreSummary['dishes'] }) {
  if (dishes.length === 0) return null
  return (
    <View className={styles['store-card__dishes']}>
      {[0, 1, 2].map((place) => {
        const dish = dishes[place]
        if (!dish) return <View key={place} className={styles['store-card__dish']} />
        return (
          <View key={dish.id} className={styles['store-card__dish']}>
            <Picture picture={dish.picture} width={208} height={136} fill />
            <Text className={styles['store-card__dish-name']} numberOfLines={1}>
              {dish.name}
            </Text>
            <Price amount={dish.price} />
          </View>
        )
      })}
    </View>
  )
}
