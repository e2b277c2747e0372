import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { Payable } from '@/features/pay/paying'
import type { ParamsOf } from '@/routes'
import type { Decision, SandboxTrade } from '@/services/sandbox'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CashierModel } from './model'
import { words } from './text'

const payableOf = ({ orderId, paymentId, shareToken }: ParamsOf<'cashier'>): Payable | undefined => {
  if (orderId) return { orderId }
  if (paymentId) return { paymentId }
  return shareToken ? { shareToken } : undefined
}

export default screen('cashier', (params) => {
  const model = useModel((api) => new CashierModel(api, params.token, payableOf(params)))
  return (
    <Screen title={words().title}>
      <AsyncView resource={model.trade}>{(trade) => <Trade model={model} trade={trade} />}</AsyncView>
    </Screen>
  )
})

interface Props {
  model: CashierModel
  trade: SandboxTrade
}

const Trade = observer(({ model, trade }: Props) => (
  <View className={styles.cashier}>
    <Note kind="warn" icon="info" text={words().sandbox} />
    <View className={styles.cashier__card}>
      <Text className={styles.cashier__provider}>{words()[trade.provider]}</Text>
      <Price amount={trade.amount} size={56} tone="ink" />
      <Text className={styles.cashier__title}>{trade.title}</Text>
    </View>
    {trade.state === 'paid' || trade.state === 'closed' ? (
      <Over model={model} trade={trade} />
    ) : (
      <Choices model={model} />
    )}
  </View>
))

const Over = observer(({ model, trade }: Props) => {
  const { paidAlready, closed, over, back } = words()
  return (
    <StateView
      kind="empty"
      inline
      title={trade.state === 'paid' ? paidAlready : closed}
      text={over}
      action={{ text: back, onPress: () => void model.leave() }}
    />
  )
})

const decisions: readonly Decision[] = ['succeed', 'fail', 'cancel']

const Choices = observer(({ model }: Pick<Props, 'model'>) => {
  const t = words()
  return (
    <View className={styles.cashier__choices}>
      <Text className={styles.cashier__choose}>{t.choose}</Text>
      {decisions.map((decision) => (
        <View key={decision} className={styles.cashier__choice}>
          <Button
            text={t[decision]}
            kind={decision === 'succeed' ? 'primary' : 'outline'}
            busy={model.deciding === decision}
            disabled={model.deciding !== undefined && model.deciding !== decision}
            onPress={() => void model.decide(decision)}
          />
          <Text className={styles.cashier__note}>{t[`${decision}Note`]}</Text>
        </View>
      ))}
      <View className={styles.cashier__choice}>
        <Button text={t.nothing} kind="outline" onPress={() => void model.leave()} />
        <Text className={styles.cashier__note}>{t.nothingNote}</Text>
      </View>
    </View>
  )
})
