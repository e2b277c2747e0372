import { Text, View } from '@tarojs/components'
import styles from './price-table.module.scss'

interface Props {
  title: string
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  note?: string
}

/** Prices by a measure, such as distance. */
export const PriceTable = ({ title, head, rows, note }: Props) => (
  <View className={styles['price-table']}>
    <Text className={styles['price-table__title']}>{title}</Text>
    <View className={styles['price-table__frame']}>
      <View className={styles['price-table__head']}>
        <Text className={styles['price-table__hint']}>{head[0]}</Text>
        <Text className={styles['price-table__hint']}>{head[1]}</Text>
      </View>
      {rows.map(([name, price]) => (
        <View key={name} className={styles['price-table__row']}>
          <Text className={styles['price-table__name']}>{name}</Text>
          <Text className={styles['price-table__price']}>{price}</Text>
        </View>
      ))}
    </View>
    {note && <Text className={styles['price-table__hint']}>{note}</Text>}
  </View>
)
