import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { Api } from '@/services/api'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StatementModel } from './model'
import type { PeriodOf, StatementBook } from '../book'
import { Groups } from './groups'
import { Payouts } from './payouts'
import { Sums } from './sums'
import { words } from './text'

interface Props {
  bookOf: (api: Api) => StatementBook
  of: PeriodOf
}

/** A statement of a party: its sums, groups and payouts, as a file too. */
export const StatementPage = observer(function StatementPage({ bookOf, of }: Props) {
  const model = useModel((api) => new StatementModel(bookOf(api), of))
  const t = words()
  const { value } = model.statement
  return (
    <Screen
      title={t.title}
      onRefresh={() => model.statement.reload()}
      footer={
        value && (
          <BottomBar>
            <View className={styles.buttons}>
              <View className={styles.buttons__one}>
                <Button kind="outline" text={t.csv} busy={model.busy} onPress={() => void model.open('csv')} />
              </View>
              {!value.isOpen && (
                <View className={styles.buttons__one}>
                  <Button text={t.print} busy={model.busy} onPress={() => void model.open('page')} />
                </View>
              )}
            </View>
          </BottomBar>
        )
      }
    >
      <View className={styles.statement}>
        <AsyncView resource={model.statement}>
          {(statement) => (
            <>
              <Sums model={model} statement={statement} />
              <Groups book={model.book} statement={statement} />
              <Payouts book={model.book} statement={statement} />
            </>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
