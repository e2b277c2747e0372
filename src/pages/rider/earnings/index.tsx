import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { RiderState } from '@/features/rider/rider'
import { RiderScreen } from '@/features/rider/RiderScreen'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'
import { EarningsModel } from './model'
import { Balance } from './parts/balance'
import { Week } from './parts/week'
import { words } from './text'

const Earnings = observer(function Earnings() {
  const rider = useRootState().keep(RiderState)
  return (
    <RiderScreen tab="riderEarnings" title={words().title} onRefresh={() => rider.renew()}>
      {() => <Pay />}
    </RiderScreen>
  )
})

/** The pay of a rider. */
const Pay = observer(function Pay() {
  const model = useModel((api) => new EarningsModel(api))
  useReturned(() => void model.week.reload(false))
  return (
    <View className={styles.earnings}>
      <AsyncView resource={model.week}>
        {(week) => (
          <>
            <Balance model={model} week={week} />
            <Week model={model} week={week} />
          </>
        )}
      </AsyncView>
    </View>
  )
})

export default screen('riderEarnings', () => <Earnings />)
