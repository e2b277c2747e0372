import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { accountName, withdrawalTones, withdrawalWords } from '@/features/wallet/withdraw-words'
import { navigate } from '@/platform/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WithdrawLogModel, type Withdrawal } from './model'
import { words } from './text'

export default screen('withdrawLog', () => {
  const model = useModel((api) => new WithdrawLogModel(api))
  const { title, none, noneText, withdraw } = words()
  const action = { text: withdraw, onPress: model.withdraw }
  return (
    <Screen title={title} onRefresh={model.withdrawals.reload}>
      <View className={styles.log}>
        <PagedList
          list={model.withdrawals}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={none} text={noneText} action={action} />}
        >
          {(one) => <Row withdrawal={one} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Row = observer(({ withdrawal: { id, amount, state, account, createdAt } }: { withdrawal: Withdrawal }) => {
  const name = withdrawalWords()[state]
  const when = formatDateTime(new Date(createdAt))
  const sum = formatMoney(amount)
  return (
    <Press
      label={`${sum}, ${name}, ${accountName(account)}, ${when}`}
      onPress={() => navigate('withdrawDetail', { id })}
      className={styles.log__row}
    >
      <View className={styles.log__words}>
        <Text className={styles.log__amount}>{sum}</Text>
        <Text className={styles.log__note}>{accountName(account)}</Text>
        <Text className={styles.log__note}>{when}</Text>
      </View>
      <Tag text={name} tone={withdrawalTones[state]} />
    </Press>
  )
})
