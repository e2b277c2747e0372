import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatWhole } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { navigate } from '@/platform/navigation/gate'
import type { Rule } from '../model'
import { words } from '../text'
import styles from './balance.module.scss'

const Figure = ({ value, label }: { value: string; label: string }) => (
  <View className={styles.balance__figure}>
    <Text className={styles.balance__value}>{value}</Text>
    <Text className={styles.balance__label}>{label}</Text>
  </View>
)

/** Balance of points, and its changes over 30 days. */
export const Balance = observer(({ rule: { balance, earned, spent, takenBack, held } }: { rule: Rule }) => {
  const text = words()
  const isOwed = balance < 0
  return (
    <View className={styles.balance}>
      <View className={styles.balance__head}>
        <View className={styles.balance__words}>
          <Text className={styles.balance__label}>{text.balance}</Text>
          <Text className={styles[isOwed ? 'balance__points--owed' : 'balance__points']}>{formatWhole(balance)}</Text>
        </View>
        <Button text={text.redeem} size={72} onPress={() => navigate('pointsMall')} />
      </View>
      {isOwed && <Note kind="bad" icon="circle-alert" text={text.owed(-balance)} />}
      <View className={styles.balance__figures}>
        <Figure value={`+${formatWhole(earned)}`} label={text.earned} />
        <Figure value={formatWhole(-(spent + takenBack))} label={text.spent} />
        <Figure value={formatWhole(-held)} label={text.heldByOrders} />
      </View>
    </View>
  )
})
