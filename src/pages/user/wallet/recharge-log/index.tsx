import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { screen } from '@/components/frame/Screen'
import { MoneyLog, MoneyLogRow } from '@/features/wallet/MoneyLog'
import { topUpWords } from '@/features/wallet/top-up-words'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RechargeLogModel, type TopUp } from './model'
import { words } from './text'

export default screen('rechargeLog', () => {
  const model = useModel((api) => new RechargeLogModel(api))
  const { title, none, noneText: text, topUp } = words()
  const action = { text: topUp, onPress: model.topUp }
  return (
    <MoneyLog title={title} list={model.topUps} none={{ title: none, text, action }}>
      {(one) => <Row topUp={one} />}
    </MoneyLog>
  )
})

const Row = observer(({ topUp: { id, amount, state, paidWith, createdAt } }: { topUp: TopUp }) => {
  const name = topUpWords()[state]
  const when = formatDateTime(new Date(createdAt))
  return (
    <MoneyLogRow
      sum={formatMoney(amount)}
      state={name}
      notes={[paidWith ? `${when} · ${words()[paidWith]}` : when]}
      onPress={() => navigate('rechargeSuccess', { id })}
    >
      <Text className={styles[state === 'credited' ? 'log__state--good' : 'log__state']}>{name}</Text>
    </MoneyLogRow>
  )
})
