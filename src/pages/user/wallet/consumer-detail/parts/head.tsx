import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { KeyValue } from '@/components/list/KeyValue'
import type { AmountsShown } from '@/features/wallet/amounts'
import { recordIcon } from '@/features/wallet/categories'
import { recordTitle } from '@/features/wallet/record-words'
import { withdrawalIcons, withdrawalWords } from '@/features/wallet/withdraw-words'
import styles from '../index.module.scss'
import type { Detail } from '../model'
import { words } from '../text'

/** Outcome of the movement; of a withdrawal, its progress. */
function stateOf({ amount, type, withdrawal }: Detail): { text: string; icon: IconName } {
  const { done, received, sent } = words()
  if (amount > 0) return { text: received, icon: 'circle-check' }
  if (withdrawal) return { text: withdrawalWords()[withdrawal.state], icon: withdrawalIcons[withdrawal.state] }
  return { text: type === 'payment' ? done : sent, icon: 'circle-check' }
}

/** Subject, amount and the balance after it. */
export const Head = observer(({ record, amounts }: { record: Detail; amounts: AmountsShown }) => {
  const { after } = words()
  const { text, icon } = stateOf(record)
  const picture = record.order?.picture
  return (
    <View className={styles.record__card}>
      <View className={styles.record__head}>
        {picture?.path ? (
          <Picture picture={picture} width={112} radius={24} />
        ) : (
          <View className={styles.record__disc}>
            <Icon name={recordIcon(record)} size={44} colour="ink-2" />
          </View>
        )}
        <Text className={styles.record__title}>{recordTitle(record)}</Text>
        <Text className={styles[record.amount > 0 ? 'record__amount--in' : 'record__amount']}>
          {amounts.signed(record.amount)}
        </Text>
        <View className={styles.record__state}>
          <Icon name={icon} size={32} colour="good" />
          <Text className={styles.record__stateText}>{text}</Text>
        </View>
      </View>
      <KeyValue label={after} value={amounts.text(record.balanceAfter)} />
    </View>
  )
})
