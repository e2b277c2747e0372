import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import styles from '../index.module.scss'
import { words } from '../text'

/** The rules of a top-up. */
export const Notes = observer(({ minimum }: { minimum: number }) => {
  const { know, minimum: least, arrives } = words()
  return (
    <View className={styles.recharge__card}>
      <Text className={styles.recharge__title}>{know}</Text>
      {[least(formatMoney(minimum)), arrives].map((text) => (
        <Text key={text} className={styles.recharge__rule}>
          {text}
        </Text>
      ))}
    </View>
  )
})
