import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

export interface Figure {
  readonly name: string
  readonly value: string
}

/** The day's figures in the head of a merchant's screen. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <View className={styles.figures}>
    {figures.map(({ name, value }) => (
      <View key={name} className={styles.figures__one}>
        <Text className={styles.figures__value}>{value}</Text>
        <Text className={styles.figures__name}>{name}</Text>
      </View>
    ))}
  </View>
)
