import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { MoneyResult } from '@/features/wallet/MoneyResult'
import { topUpWords } from '@/features/wallet/top-up-words'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RechargeSuccessModel, type TopUp } from './model'
import { words } from './text'

export default screen('rechargeSuccess', ({ id }) => {
  const model = useModel((api) => new RechargeSuccessModel(api, id))
  useReturned(() => void model.check())
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={model.result}>
        {({ topUp, balance }) =>
          topUp.state === 'credited' ? (
            <Credited model={model} topUp={topUp} balance={balance} />
          ) : (
            <Unpaid model={model} state={topUp.state} />
          )
        }
      </AsyncView>
    </Screen>
  )
})

interface CreditedProps {
  model: RechargeSuccessModel
  topUp: TopUp
  balance: number
}

const Credited = observer(({ model, topUp: { amount, paidWith }, balance }: CreditedProps) => {
  const t = words()
  const facts = (
    <>
      {paidWith && <KeyValue label={t.way} value={t[paidWith]} />}
      <KeyValue label={t.balance} value={formatMoney(balance)} />
    </>
  )
  return (
    <MoneyResult title={t.done} amount={amount} facts={facts}>
      <Button text={t.wallet} onPress={model.toWallet} />
      <Button text={t.home} kind="outline" onPress={model.goHome} />
    </MoneyResult>
  )
})

type Unended = Exclude<TopUp['state'], 'credited'>

const Unpaid = observer(({ model, state }: { model: RechargeSuccessModel; state: Unended }) => {
  const { check, again, wallet } = words()
  const texts = topUpWords()
  const waits = state === 'initiating'
  return (
    <View>
      <StateView kind="empty" title={texts[state]} text={texts[`${state}Text`]} />
      <View className={styles.result__more}>
        {waits ? (
          <Button text={check} busy={model.checking} onPress={() => void model.check()} />
        ) : (
          <Button text={again} onPress={model.again} />
        )}
        <Button text={wallet} kind="outline" onPress={model.toWallet} />
      </View>
    </View>
  )
})
