import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { WithdrawSteps } from '@/features/wallet/WithdrawSteps'
import { withdrawalTones, withdrawalWords } from '@/features/wallet/withdraw-words'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import styles from '../index.module.scss'
import { words } from '../text'

/** Progress of the latest withdrawal. */
export const Latest = observer(({ withdrawal }: { withdrawal: Answer<'wallet.withdrawDetail'> }) => {
  const { latest } = words()
  const state = withdrawalWords()[withdrawal.state]
  return (
    <Press
      label={`${latest}, ${state}`}
      onPress={() => navigate('withdrawDetail', { id: withdrawal.id })}
      className={styles.withdraw__card}
    >
      <View className={styles.withdraw__head}>
        <Text className={styles.withdraw__title}>{latest}</Text>
        <Tag text={state} tone={withdrawalTones[withdrawal.state]} />
      </View>
      <WithdrawSteps of={withdrawal} />
    </Press>
  )
})
