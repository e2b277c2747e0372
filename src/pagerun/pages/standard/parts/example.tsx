import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { exampleOf, type Terms } from '../example'
import { words } from '../text'
import styles from './example.module.scss'

/** An errand worked out by the terms. */
export const Example = observer(({ terms }: { terms: Terms }) => {
  const t = words()
  const { meters, kilograms, base, distance, weight, night, total } = exampleOf(terms)
  const parts = [
    [t.first(terms.pricing.baseMeters / 1000), base],
    [t.distance, distance],
    [t.weight, weight],
    [t.night, night],
  ] as const
  return (
    <View className={styles.example}>
      <Text className={styles.example__hint}>{t.example}</Text>
      <Text className={styles.example__title}>{t.exampleOf(meters / 1000, kilograms)}</Text>
      <View className={styles.example__parts}>
        {parts.map(([name, amount]) => (
          <View key={name} className={styles.example__part}>
            <Text className={styles.example__amount}>{formatMoney(amount)}</Text>
            <Text className={styles.example__name}>{name}</Text>
          </View>
        ))}
      </View>
      <View className={styles.example__foot}>
        <Text className={styles.example__fee}>{t.fee}</Text>
        <Price amount={total} size={44} />
      </View>
    </View>
  )
})
