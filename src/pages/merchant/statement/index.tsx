import type { StatementPeriod } from '@contract/entities/settlement'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { OwnStore } from '@/features/merchant/OwnStore'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StatementModel } from './model'
import { Groups } from './parts/groups'
import { Payouts } from './parts/payouts'
import { Sums } from './parts/sums'
import { words } from './text'

interface Of {
  storeId: string
  period: StatementPeriod
  day: string
}

export default screen('merchantStatement', ({ period, day }) => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <StatementPage key={id} storeId={id} period={period} day={day} />}
  </OwnStore>
))

const StatementPage = observer(function StatementPage({ storeId, period, day }: Of) {
  const model = useModel((api) => new StatementModel(api, storeId, period, day))
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
              <Groups statement={statement} />
              <Payouts statement={statement} />
            </>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
