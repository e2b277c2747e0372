import { View } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Outcome } from '@/components/frame/Outcome'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { accountName } from '@/features/wallet/withdraw-words'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WithdrawSuccessModel } from './model'
import { words } from './text'

export default screen('withdrawSuccess', ({ id }) => {
  const model = useModel((api) => new WithdrawSuccessModel(api, id))
  const t = words()
  return (
    <Screen title={t.title} surface="white">
      <AsyncView resource={model.sent}>
        {({ withdrawal: { amount, account, fee, arrives }, days }) => (
          <View className={styles.result}>
            <Outcome title={t.done} text={t.text(days)} tone="waiting">
              <Price amount={amount} size={56} tone="ink" />
            </Outcome>
            <View className={styles.result__facts}>
              <KeyValue label={t.account} value={accountName(account)} />
              <KeyValue label={t.fee} value={formatMoney(fee)} />
              <KeyValue label={t.arrives} value={formatMoney(arrives)} />
            </View>
            <Button text={t.view} onPress={model.view} />
            <Button text={t.wallet} kind="outline" onPress={model.toWallet} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
