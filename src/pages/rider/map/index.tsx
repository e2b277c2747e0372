import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { RiderState } from '@/features/rider/rider'
import { RiderScreen } from '@/features/rider/RiderScreen'
import { projected } from '@/features/rider/projected'
import { useShift } from '@/features/rider/ShiftPill'
import type { DeliveryTask } from '@/features/rider/types'
import { useRootState } from '@/state'
import { StopCard } from './parts/card'
import { StopsMap } from './parts/stops-map'
import styles from './index.module.scss'
import { words } from './text'

const RiderMap = observer(function RiderMap() {
  const rider = useRootState().keep(RiderState)
  const shift = useShift(rider)
  const { title } = words()
  return (
    <RiderScreen tab="riderMap" title={title} right={shift.pill} still overlay={shift.sheet}>
      {() => (
        <View className={styles.map}>
          <AsyncView resource={rider.tasks}>
            {(tasks) => <Stops rider={rider} tasks={tasks.map((task) => projected(task, rider.steps.of(task.id)))} />}
          </AsyncView>
        </View>
      )}
    </RiderScreen>
  )
})

/** The stops of the chosen delivery, the first one by default. */
const Stops = observer(function Stops({ rider, tasks }: { rider: RiderState; tasks: readonly DeliveryTask[] }) {
  const [chosen, setChosen] = useState<string>()
  const { last } = rider.positions
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0]
  const { none, noneText } = words()
  if (!task && !last) return <StateView kind="empty" title={none} text={noneText} />
  return (
    <StopsMap rider={last} task={task}>
      <StopCard tasks={tasks} task={task} rider={last} onChoose={setChosen} />
    </StopsMap>
  )
})

export default screen('riderMap', () => <RiderMap />)
