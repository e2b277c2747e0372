import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Segmented } from '@/components/form/Segmented'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { Api } from '@/services/api'
import { useModel } from '@/state'
import type { StatementBook } from '../book'
import { MoneyRow } from '../MoneyRow'
import { spanName } from '../span'
import styles from './index.module.scss'
import { StatementsModel } from './model'
import { words } from './text'

const lengths = ['daily', 'weekly', 'monthly'] as const

/** The statements of a party by day, week or month. */
export const StatementsPage = observer(function StatementsPage({ bookOf }: { bookOf: (api: Api) => StatementBook }) {
  const model = useModel((api) => new StatementsModel(bookOf(api)))
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
                  onPress={() => model.open(from)}
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
