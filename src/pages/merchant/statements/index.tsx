import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Segmented } from '@/components/form/Segmented'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { OwnStore } from '@/features/merchant/OwnStore'
import type { StoreName } from '@/features/merchant/merchant'
import { MoneyRow } from '@/features/store-money/MoneyRow'
import { spanName } from '@/features/store-money/span'
import { navigate } from '@/platform/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StatementsModel } from './model'
import { words } from './text'

export default screen('merchantStatements', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <Statements key={store.id} store={store} />}
  </OwnStore>
))

const lengths = ['daily', 'weekly', 'monthly'] as const

const Statements = observer(function Statements({ store }: { store: StoreName }) {
  const model = useModel((api) => new StatementsModel(api, store.id))
  const t = words()
  return (
    <Screen title={t.title} onRefresh={model.reload}>
      <View className={styles.statements}>
        <Segmented
          items={lengths.map((value) => ({ value, name: t[value] }))}
          value={model.period}
          onChange={model.choose}
        />
        <AsyncView resource={model.list}>
          {() => (
            <View className={styles.statements__card}>
              {model.items.map(({ from, to, orders, earned, closing, isOpen }) => (
                <MoneyRow
                  key={from}
                  icon={isOpen ? 'clock' : 'receipt-text'}
                  title={spanName({ from, to })}
                  line={t.orders(orders, formatMoney(closing))}
                  amount={formatMoney(earned)}
                  tag={isOpen ? { text: t.running, tone: 'info' } : { text: t.closed, tone: 'gray' }}
                  onPress={() => navigate('merchantStatement', { period: model.period, day: from })}
                />
              ))}
              {model.rest !== null && (
                <Button
                  kind="outline"
                  size={80}
                  text={t.more}
                  busy={model.loadingMore}
                  onPress={() => void model.loadMore()}
                />
              )}
            </View>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
