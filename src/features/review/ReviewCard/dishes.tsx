import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReviewDish } from '@contract/entities/review'
import { Icon } from '@/components/base/Icon'
import styles from './index.module.scss'
import { words } from './text'

/** The ordered dishes, with a thumb for those that were rated. */
export const Dishes = observer(function Dishes({ dishes }: { dishes: readonly ReviewDish[] }) {
  if (dishes.length === 0) return null
  return (
    <View className={styles.review__dishes}>
      {dishes.map((dish) => (
        <View key={dish.goodsId} className={styles.review__dish}>
          <Thumb {...dish} />
          <Text className={styles.review__dishName} numberOfLines={1}>
            {dish.name}
          </Text>
        </View>
      ))}
    </View>
  )
})

const Thumb = observer(function Thumb({ liked }: Pick<ReviewDish, 'liked'>) {
  if (liked === null) return null
  return liked ? (
    <Icon name="thumbs-up" size={24} colour="brand" label={words().liked} />
  ) : (
    <Icon name="thumbs-down" size={24} colour="ink-3" label={words().disliked} />
  )
})
