import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatDifference } from '@contract/money'
import { statementGroups } from '@contract/statement-groups'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import type { Api } from '@/services/api'
import { useModel } from '@/state'
import type { PeriodOf, StatementBook } from '../book'
import { MoneyRow } from '../MoneyRow'
import { componentName, groupWords } from '../words'
import styles from './index.module.scss'
import { StatementLinesModel } from './model'
import { words } from './text'

interface Props {
  bookOf: (api: Api) => StatementBook
  of: PeriodOf & { readonly group?: string | undefined }
}

/** The movements of a statement of a party, or of one of its groups. */
export const StatementLinesPage = observer(function StatementLinesPage({ bookOf, of: { group: key, ...of } }: Props) {
  const group = statementGroups.find((each) => each === key)
  const model = useModel((api) => new StatementLinesModel(bookOf(api), { ...of, group }))
  const t = words()
  return (
    <Screen title={group ? groupWords()[group] : t.title} onRefresh={model.reload}>
      <View className={styles.lines}>
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<StateView kind="empty" title={t.none} />}>
          {({ at, kind, orderNumber, isPart, amount }) => (
            <MoneyRow
              title={orderNumber ? (isPart ? t.part : t.order)(orderNumber) : componentName(kind)}
              line={formatDateTime(new Date(at))}
              amount={formatDifference(amount)}
            />
          )}
        </PagedList>
      </View>
    </Screen>
  )
})
