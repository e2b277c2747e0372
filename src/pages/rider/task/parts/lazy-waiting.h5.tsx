import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'

const load = () => import('./waiting')

/** The wait at the door, which the web loads after the screen and before it is needed: at the door there may be no network. */
export const LazyWaiting = observer(function LazyWaiting({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const loaded = useLoaded(load, true)
  return loaded && task.problem ? <loaded.Waiting model={model} task={task} problem={task.problem} /> : null
})
