import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliveryTask } from '@/features/rider/types'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from '../index.module.scss'

/** The goods, to check the bag against. */
export const Goods = observer(function Goods({ task: { items } }: { task: DeliveryTask }) {
  const t = words()
  if (items.length === 0) return null
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.check}</Text>
      {items.map(({ name, quantity }, index) => (
        <View key={index} className={styles.card__item}>
          <Text className={styles.card__name}>
            <Written text={name} />
          </Text>
          <Text className={styles.card__count}>{t.times(quantity)}</Text>
        </View>
      ))}
    </View>
  )
})
