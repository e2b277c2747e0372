import { dictionary } from '@/i18n'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Tag } from '@/components/base/Tag'
import { screen } from '@/components/frame/Screen'
import { MoneyLog, MoneyLogRow } from '@/features/wallet/MoneyLog'
import { accountName, withdrawalTones, withdrawalWords } from '@/features/wallet/withdraw-words'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import { WithdrawLogModel, type Withdrawal } from './model'

const words = dictionary({
  en: {
    title: 'Withdrawals',
    none: 'No withdrawals yet',
    noneText: 'Your withdrawals appear here',
    withdraw: 'Withdraw',
  },
  zh: { title: '提现记录', none: '暂无提现记录', noneText: '提现申请与进度会显示在这里', withdraw: '去提现' },
})

export default screen('withdrawLog', () => {
  const model = useModel((api) => new WithdrawLogModel(api))
  const { title, none, noneText: text, withdraw } = words()
  const action = { text: withdraw, onPress: model.withdraw }
  return (
    <MoneyLog title={title} list={model.withdrawals} none={{ title: none, text, action }}>
      {(one) => <Row withdrawal={one} />}
    </MoneyLog>
  )
})

const Row = observer(({ withdrawal: { id, amount, state, account, createdAt } }: { withdrawal: Withdrawal }) => {
  const name = withdrawalWords()[state]
  return (
    <MoneyLogRow
      sum={formatMoney(amount)}
      state={name}
      notes={[accountName(account), formatDateTime(new Date(createdAt))]}
      onPress={() => navigate('withdrawDetail', { id })}
    >
      <Tag text={name} tone={withdrawalTones[state]} />
    </MoneyLogRow>
  )
})
