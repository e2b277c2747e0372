import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { AsyncView } from '@/components/list/AsyncView'
import { MoneyRow } from '@/features/store-money/MoneyRow'
import { PayoutRow } from '@/features/store-money/payout-row'
import { spanName } from '@/features/store-money/span'
import { navigate } from '@/platform/navigation/gate'
import type { StoreMoneyModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

const Card = ({ title, onAll, children }: { title: string; onAll: () => void; children: ReactNode }) => (
  <View className={styles.card}>
    <View className={styles.card__head}>
      <Text className={styles.card__title} role="heading" aria-level={2}>
        {title}
      </Text>
      <Press label={`${words().all}, ${title}`} onPress={onAll} reach={16}>
        <Text className={styles.card__all}>{words().all}</Text>
      </Press>
    </View>
    {children}
  </View>
)

/** The newest weekly statements. */
export const LatestStatements = observer(function LatestStatements({ model }: { model: StoreMoneyModel }) {
  const t = words()
  return (
    <Card title={t.statements} onAll={() => navigate('merchantStatements')}>
      <AsyncView resource={model.statements} inline>
        {(items) => (
          <>
            {items.map(({ from, to, orders, earned, isOpen }) => (
              <MoneyRow
                key={from}
                icon={isOpen ? 'clock' : 'receipt-text'}
                title={spanName({ from, to })}
                line={t.orders(orders)}
                amount={formatMoney(earned)}
                {...(isOpen && { tag: { text: t.running, tone: 'info' } })}
                onPress={() => navigate('merchantStatement', { period: 'weekly', day: from })}
              />
            ))}
          </>
        )}
      </AsyncView>
    </Card>
  )
})

/** The newest payouts. */
export const LatestPayouts = observer(function LatestPayouts({ model }: { model: StoreMoneyModel }) {
  const t = words()
  return (
    <Card title={t.payouts} onAll={() => navigate('merchantPayouts')}>
      <AsyncView resource={model.payouts} inline>
        {(items) => (
          <>
            {items.length === 0 && <Text className={styles.card__line}>{t.noPayouts}</Text>}
            {items.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} utcOffset={model.balance.value?.utcOffset} />
            ))}
          </>
        )}
      </AsyncView>
    </Card>
  )
})
