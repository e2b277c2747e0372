import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WalletModel } from './model'
import { Activity } from './parts/activity'
import { BalanceCard } from './parts/balance-card'
import { LastDays } from './parts/last-days'
import { Links } from './parts/links'
import { BalanceSkeleton, MoneySkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('wallet', () => {
  const model = useModel((api, root) => new WalletModel(api, root))
  const { title, bills } = words()
  useReturned(() => void model.refresh())
  return (
    <Screen
      title={title}
      action={{ text: bills, onPress: () => navigate('moneyRecords') }}
      onRefresh={() => model.refresh()}
    >
      <View className={styles.wallet}>
        <AsyncView resource={model.balance} skeleton={<BalanceSkeleton />} inline>
          {(balance) => (
            <>
              <BalanceCard balance={balance} amounts={model.amounts} />
              <Links hasPayPassword={balance.hasPayPassword} />
            </>
          )}
        </AsyncView>
        <AsyncView resource={model.money} skeleton={<MoneySkeleton />} inline>
          {({ items, summary }) => (
            <>
              {summary && <LastDays model={model} summary={summary} />}
              <Activity records={items} amounts={model.amounts} />
            </>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
