import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import type { Answer } from '@/services/api'
import styles from '../index.module.scss'
import { words } from '../text'

/** The rules of a withdrawal. */
export const Rules = observer(({ rule }: { rule: Answer<'wallet.withdrawRule'> }) => {
  const { rules, times, own, review } = words()
  return (
    <View className={styles.withdraw__card}>
      <Text className={styles.withdraw__title}>{rules}</Text>
      {[times(formatMoney(rule.minimum), rule.timesADay), own, review].map((text) => (
        <Text key={text} className={styles.withdraw__rule}>
          {text}
        </Text>
      ))}
    </View>
  )
})
