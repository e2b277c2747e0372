import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { OwnStore } from '@/features/merchant/OwnStore'
import type { ManagedStore } from '@/features/merchant/merchant'
import { PayPasswordSheet } from '@/features/wallet/PayPasswordSheet'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StoreMoneyModel } from './model'
import { Amounts } from './parts/amounts'
import { Held } from './parts/held'
import { LatestPayouts, LatestStatements } from './parts/latest'
import { PayoutCard, RhythmSheet } from './parts/payout-card'
import { Week } from './parts/week'
import { words } from './text'

export default screen('merchantMoney', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <StoreMoney key={store.id} store={store} />}
  </OwnStore>
))

const StoreMoney = observer(function StoreMoney({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new StoreMoneyModel(api, store.id))
  useReturned(() => void model.reload())
  return (
    <Screen
      title={words().title}
      onRefresh={model.reload}
      overlay={
        <>
          <PayPasswordSheet
            entry={model.password}
            note={(wish) => ('amount' in wish ? words().pay(formatMoney(wish.amount)) : words().confirmSettings)}
          />
          <RhythmSheet model={model} />
        </>
      }
    >
      <View className={styles.money}>
        <AsyncView resource={model.balance}>
          {(balance) => (
            <>
              <Amounts model={model} balance={balance} store={store} />
              <PayoutCard model={model} balance={balance} />
              <Week balance={balance} />
              <Held balance={balance} />
            </>
          )}
        </AsyncView>
        <LatestStatements model={model} />
        <LatestPayouts model={model} />
      </View>
    </Screen>
  )
})
