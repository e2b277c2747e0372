import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { screen } from '@/components/frame/Screen'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { RiderState } from '@/features/rider/rider'
import { wayOf } from '@/features/rider/route'
import { RiderScreen } from '@/features/rider/RiderScreen'
import { useShift } from '@/features/rider/ShiftPill'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'
import { TasksModel } from './model'
import { DoneTasks } from './parts/done'
import { Home } from './parts/home'
import { Notices } from './parts/notices'
import { Offers } from './parts/offers'
import { TaskCard } from './parts/task-card'
import { words } from './text'

const Tasks = observer(function Tasks() {
  const rider = useRootState().keep(RiderState)
  const model = useModel((api, root) => new TasksModel(api, root.keep(RiderState)))
  const shift = useShift(rider)
  const t = words()
  const way = wayOf(rider)
  const live = rider.profile.value?.live ?? 0
  const tabs = [
    { value: 'live', name: t.live, ...(live > 0 && { count: String(live) }) },
    { value: 'done', name: t.done },
  ] as const
  return (
    <RiderScreen
      tab="riderTasks"
      title={t.title}
      right={shift.pill}
      under={<Tabs items={tabs} value={model.tab} onChange={model.choose} size={88} align="start" />}
      onRefresh={model.refresh}
      overlay={shift.sheet}
    >
      {(profile) => (
        <View className={styles.tasks}>
          <Notices rider={rider} />
          {model.tab === 'done' ? (
            <DoneTasks list={model.ended} />
          ) : (
            <>
              <Offers rider={rider} />
              <AsyncView resource={rider.tasks} inline>
                {({ length }) => (
                  <>
                    {way.tasks.map((task, index) => (
                      <TaskCard key={task.id} task={task} route={way.route} model={model} isFirst={index === 0} />
                    ))}
                    {length === 0 && <Home profile={profile} rider={rider} />}
                  </>
                )}
              </AsyncView>
            </>
          )}
        </View>
      )}
    </RiderScreen>
  )
})

export default screen('riderTasks', () => <Tasks />)
