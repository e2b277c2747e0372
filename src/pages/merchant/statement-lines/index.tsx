import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatDifference } from '@contract/money'
import { statementGroups } from '@contract/statement-groups'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { OwnStore } from '@/features/merchant/OwnStore'
import { MoneyRow } from '@/features/store-money/MoneyRow'
import { componentName, groupWords } from '@/features/store-money/words'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { type LinesOf, StatementLinesModel } from './model'
import { words } from './text'

export default screen('merchantStatementLines', ({ period, day, group }) => {
  const known = statementGroups.find((key) => key === group)
  return (
    <OwnStore tab="merchantMy" title={words().title}>
      {({ id }) => <Lines key={id} of={{ storeId: id, period, day, group: known }} />}
    </OwnStore>
  )
})

const Lines = observer(function Lines({ of }: { of: LinesOf }) {
  const model = useModel((api) => new StatementLinesModel(api, of))
  const t = words()
  return (
    <Screen title={of.group ? groupWords()[of.group] : t.title} onRefresh={model.reload}>
      <View className={styles.lines}>
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<StateView kind="empty" title={t.none} />}>
          {({ at, kind, orderNumber, amount }) => (
            <MoneyRow
              title={orderNumber ? t.order(orderNumber) : componentName(kind)}
              line={formatDateTime(new Date(at))}
              amount={formatDifference(amount)}
            />
          )}
        </PagedList>
      </View>
    </Screen>
  )
})
