import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { RiderState } from '@/features/rider/rider'
import { wayOf } from '@/features/rider/route'
import { RiderScreen } from '@/features/rider/RiderScreen'
import { useShift } from '@/features/rider/ShiftPill'
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
          <AsyncView resource={rider.tasks}>{() => <Stops rider={rider} />}</AsyncView>
        </View>
      )}
    </RiderScreen>
  )
})

/** The stops of all deliveries in hand, and the chosen delivery, that of the first stop by default. */
const Stops = observer(function Stops({ rider }: { rider: RiderState }) {
  const { tasks, route } = wayOf(rider)
  const [chosen, setChosen] = useState<string>()
  const { last } = rider.positions
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0]
  const { none, noneText } = words()
  if (!task && !last) return <StateView kind="empty" title={none} text={noneText} />
  return (
    <StopsMap rider={last} route={route}>
      <StopCard tasks={tasks} task={task} rider={last} onChoose={setChosen} />
    </StopsMap>
  )
})

export default screen('riderMap', () => <RiderMap />)
