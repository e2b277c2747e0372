import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { OfferSheet } from '@/features/rider/OfferSheet'
import { RiderState } from '@/features/rider/rider'
import { Following, NotRider } from '@/features/rider/RiderScreen'
import type { DeliveryTask } from '@contract/entities/delivery'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'
import { TaskModel } from './model'
import { TaskBar } from './parts/bar'
import { Ended } from './parts/ended'
import { Goods } from './parts/goods'
import { HandOver } from './parts/hand-over'
import { TaskHead } from './parts/head'
import { Places } from './parts/places'
import { Purchase } from './parts/purchase'
import { LazySheets } from './parts/lazy-sheets'
import { LazyWaiting } from './parts/lazy-waiting'
import { Words } from './parts/words'
import { words } from './text'

const Task = observer(function Task({ id }: { id: string }) {
  const root = useRootState()
  const rider = root.keep(RiderState)
  const model = useModel((api) => new TaskModel(api, rider, id))
  const { task } = model
  const userId = root.session.user?.id
  return (
    <Screen
      nav={
        <View className={styles.head}>
          <NavBar title={words().title(task?.number ?? '')} />
          {task?.step && <TaskHead task={task} />}
        </View>
      }
      onRefresh={task && (() => model.own.reload())}
      footer={task?.step && <TaskBar model={model} task={task} />}
      overlay={
        <>
          {task && <LazySheets model={model} task={task} />}
          <OfferSheet rider={rider} />
        </>
      }
    >
      <Following key={userId ?? ''} rider={rider} userId={userId} />
      <AsyncView resource={rider.approved}>
        {(isApproved) =>
          isApproved ? (
            <AsyncView resource={model.own}>{() => task && <Body model={model} task={task} />}</AsyncView>
          ) : (
            <NotRider />
          )
        }
      </AsyncView>
    </Screen>
  )
})

const Body = observer(function Body({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  return (
    <View className={styles.task}>
      {task.step === null && <Ended task={task} />}
      <LazyWaiting model={model} task={task} />
      <Words task={task} />
      <Places model={model} task={task} />
      <HandOver model={model} task={task} />
      {task.purchase && <Purchase model={model} task={task} purchase={task.purchase} />}
      <Goods model={model} task={task} />
    </View>
  )
})

export default screen('riderTask', ({ id }) => <Task id={id} />)
