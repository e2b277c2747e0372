import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { PayPasswordSheet } from '@/features/wallet/PayPasswordSheet'
import { accountName } from '@/features/wallet/withdraw-words'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WithdrawModel } from './model'
import { AccountCard } from './parts/account-card'
import { AmountCard } from './parts/amount-card'
import { Latest } from './parts/latest'
import { rateOf } from './parts/rate'
import { Rules } from './parts/rules'
import { words } from './text'

export default screen('withdraw', () => {
  const model = useModel((api) => new WithdrawModel(api))
  const { title, history, feeNotice } = words()
  useReturned(() => void model.wallet.reload(false))
  return (
    <Screen
      title={title}
      action={{ text: history, onPress: () => navigate('withdrawLog') }}
      onRefresh={() => model.wallet.reload()}
      footer={<Foot model={model} />}
      overlay={<Password model={model} />}
    >
      <AsyncView resource={model.wallet}>
        {({ rule, latest }) => (
          <View className={styles.withdraw}>
            <AccountCard model={model} days={rule.reviewDays} />
            <AmountCard model={model} />
            {rule.feeRate > 0 && <Note kind="warn" icon="info" text={feeNotice(rateOf(rule.feeRate))} />}
            <Rules rule={rule} />
            {latest && <Latest withdrawal={latest} />}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: WithdrawModel
}

const Foot = observer(({ model }: Props) => {
  const { action, withdraw, link } = words()
  if (model.wallet.value && !model.account)
    return (
      <BottomBar wide>
        <Button text={link} onPress={() => void model.change()} />
      </BottomBar>
    )
  return (
    <BottomBar wide>
      <Button
        text={model.isReady ? action(formatMoney(model.amount ?? 0)) : withdraw}
        busy={model.password.busy}
        disabled={!model.isReady}
        onPress={() => void model.submit()}
      />
    </BottomBar>
  )
})

const Password = observer(({ model: { password } }: Props) => (
  <PayPasswordSheet
    entry={password}
    note={({ account }) => words().to(accountName(account))}
    amount={({ amount }) => amount}
  />
))
