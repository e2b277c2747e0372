import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import { categoryName } from '@/features/wallet/categories'
import { dayName } from '@/features/wallet/day'
import { RecordRow } from '@/features/wallet/RecordRow'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MoneyRecordsModel } from './model'
import { ByKind } from './parts/by-kind'
import { LastDays } from './parts/last-days'
import { SummarySkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('moneyRecords', () => {
  const model = useModel((api, root) => new MoneyRecordsModel(api, root))
  const { title, none, noneText } = words()
  return (
    <Screen title={title} onRefresh={() => model.refresh()}>
      <View className={styles.records}>
        <AsyncView resource={model.summary} skeleton={<SummarySkeleton />} inline>
          {(summary) =>
            summary && (
              <>
                <LastDays model={model} summary={summary} />
                <ByKind model={model} />
              </>
            )
          }
        </AsyncView>
        <Chips model={model} />
        <PagedList
          list={model.records}
          keyOf={({ id }) => id}
          inline
          empty={<StateView kind="empty" inline title={none} text={noneText} />}
        >
          {(record, index) => {
            const isFirst = record.day !== model.records.items[index - 1]?.day
            const isLast = record.day !== model.records.items[index + 1]?.day
            return (
              <View className={styles[`records__row--${placeOf(isFirst, isLast)}`]}>
                {isFirst && <DayHead model={model} day={record.day} />}
                <RecordRow record={record} amounts={model.amounts} />
              </View>
            )
          }}
        </PagedList>
      </View>
    </Screen>
  )
})

/** The day of some records, with its sums where all of its records are listed. */
const DayHead = observer(({ model, day }: { model: MoneyRecordsModel; day: string }) => {
  const sums = model.sumsOf(day)
  const { text } = model.amounts
  return (
    <View className={styles.records__date}>
      <Text className={styles.records__dateName}>{dayName(day)}</Text>
      {sums && <Text className={styles.records__note}>{words().daySums(text(sums.expense), text(sums.income))}</Text>}
    </View>
  )
})

/** Position of a record in the card of its day. */
function placeOf(isFirst: boolean, isLast: boolean): string {
  if (isFirst) return isLast ? 'only' : 'first'
  return isLast ? 'last' : 'between'
}

/** The categories of the last days; one shows its records alone. */
const Chips = observer(({ model }: { model: MoneyRecordsModel }) => {
  const known = model.summary.value?.categories.map(({ category }) => category) ?? []
  return (
    <ScrollView scrollX className={styles.records__chips}>
      <View className={styles.records__chipRow}>
        <Chip text={words().all} on={model.category === undefined} onPress={() => model.filter(undefined)} />
        {known.map((category) => (
          <Chip
            key={category}
            text={categoryName(category)}
            on={model.category === category}
            onPress={() => model.filter(category)}
          />
        ))}
      </View>
    </ScrollView>
  )
})
