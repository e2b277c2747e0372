import { Text, View } from '@tarojs/components'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { available: 'Available', held: 'On hold', disputed: 'Refund case' },
  zh: { available: '可提现', held: '待结算', disputed: '退款处理中' },
})

const parts = ['available', 'held', 'disputed'] as const

/** The parts of a balance as one bar with its legend; parts of zero are left out of the bar. */
export const HoldBar = (amounts: Readonly<Record<(typeof parts)[number], number>>) => (
  <View>
    <View className={styles.bar} aria-hidden>
      {parts
        .filter((part) => amounts[part] > 0)
        .map((part) => (
          <View key={part} className={styles[`bar__part--${part}`]} style={{ flexGrow: amounts[part] }} />
        ))}
    </View>
    <View className={styles.legend}>
      {parts.map((part) => (
        <View key={part} className={styles.legend__one}>
          <View className={styles[`legend__square--${part}`]} />
          <Text className={styles.legend__name}>{words()[part]}</Text>
        </View>
      ))}
    </View>
  </View>
)
