import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { MoneyResult } from '@/features/wallet/MoneyResult'
import { accountName } from '@/features/wallet/withdraw-words'
import { useModel } from '@/state'
import { WithdrawSuccessModel } from './model'
import { words } from './text'

export default screen('withdrawSuccess', ({ id }) => {
  const model = useModel((api) => new WithdrawSuccessModel(api, id))
  const t = words()
  return (
    <Screen title={t.title} surface="white">
      <AsyncView resource={model.sent}>
        {({ withdrawal: { amount, account, fee, arrives }, days }) => {
          const facts = (
            <>
              <KeyValue label={t.account} value={accountName(account)} />
              <KeyValue label={t.fee} value={formatMoney(fee)} />
              <KeyValue label={t.arrives} value={formatMoney(arrives)} />
            </>
          )
          return (
            <MoneyResult title={t.done} text={t.text(days)} waiting amount={amount} facts={facts}>
              <Button text={t.view} onPress={model.view} />
              <Button text={t.wallet} kind="outline" onPress={model.toWallet} />
            </MoneyResult>
          )
        }}
      </AsyncView>
    </Screen>
  )
})
