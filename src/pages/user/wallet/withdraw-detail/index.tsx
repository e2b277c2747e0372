import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { WithdrawSteps } from '@/features/wallet/WithdrawSteps'
import { accountName, withdrawalWords } from '@/features/wallet/withdraw-words'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WithdrawDetailModel, type Withdrawal } from './model'
import { words } from './text'

export default screen('withdrawDetail', ({ id }) => {
  const model = useModel((api) => new WithdrawDetailModel(api, id))
  const { title, help } = words()
  useReturned(() => void model.withdrawal.reload(false))
  return (
    <Screen title={title} onRefresh={() => model.withdrawal.reload()} footer={<Again model={model} />}>
      <AsyncView resource={model.withdrawal}>
        {(withdrawal) => (
          <>
            <View className={styles.withdrawal}>
              <Head withdrawal={withdrawal} />
              <Facts model={model} withdrawal={withdrawal} />
            </View>
            <CellGroup>
              <Cell icon="headphones" label={help} onOpen={() => navigate('contactUs', { order: model.number })} />
            </CellGroup>
          </>
        )}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: WithdrawDetailModel
}

const Again = observer(({ model }: Props) =>
  model.withdrawal.value?.state === 'rejected' ? (
    <BottomBar wide>
      <Button text={words().again} onPress={model.again} />
    </BottomBar>
  ) : null,
)

const Head = observer(({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { state, amount, reason } = withdrawal
  const t = words()
  return (
    <View className={styles.withdrawal__card}>
      <View className={styles.withdrawal__head}>
        <Price amount={amount} size={56} tone="ink" />
        <Text className={styles[`withdrawal__state--${state}`]}>{withdrawalWords()[state]}</Text>
        <Text className={styles.withdrawal__text}>{t[`${state}Text`]}</Text>
      </View>
      <WithdrawSteps of={withdrawal} />
      {reason && <Note kind="bad" icon="circle-alert" text={t.why(reason)} />}
    </View>
  )
})

const Facts = observer(({ model, withdrawal }: Props & { withdrawal: Withdrawal }) => {
  const { account, amount, fee, arrives, createdAt, decidedAt, endedAt } = withdrawal
  const t = words()
  const times = [
    { label: t.asked, at: createdAt },
    { label: t.decided, at: decidedAt },
    { label: t.ended, at: endedAt },
  ]
  return (
    <View className={styles.withdrawal__card}>
      <KeyValue label={t.account} value={accountName(account)} />
      <KeyValue label={t.amount} value={formatMoney(amount)} />
      <KeyValue label={t.fee} value={formatMoney(fee)} />
      <KeyValue label={t.arrives} value={formatMoney(arrives)} />
      {times.map(({ label, at }) => at && <KeyValue key={label} label={label} value={formatDateTime(new Date(at))} />)}
      <CopyFact label={t.number} value={model.number} onCopy={model.copy} />
    </View>
  )
})
