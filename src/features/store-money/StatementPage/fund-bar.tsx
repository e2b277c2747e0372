import { Text, View } from '@tarojs/components'
import { words } from './text'
import styles from './index.module.scss'

/** The shares of the discounts that the store and the platform pay for. */
export const FundBar = ({ yours, linli }: { yours: number; linli: number }) => {
  const percent = Math.round((100 * yours) / Math.max(1, yours + linli))
  const t = words()
  return (
    <View>
      <View className={styles.fund} aria-hidden>
        {yours > 0 && <View className={styles['fund__part--yours']} style={{ flexGrow: yours }} />}
        <View className={styles['fund__part--linli']} style={{ flexGrow: linli }} />
      </View>
      <View className={styles.card__line}>
        <Text className={styles.card__note}>{t.you(percent)}</Text>
        <Text className={styles.card__note}>{t.linli(100 - percent)}</Text>
      </View>
    </View>
  )
}
