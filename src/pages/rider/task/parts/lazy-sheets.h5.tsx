import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'

const load = () => import('./sheets')

/** The sheets of a delivery, which the web loads after the screen and before one is opened: at the door there may be no network. */
export const LazySheets = observer(function LazySheets({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const loaded = useLoaded(load, true)
  return loaded ? <loaded.TaskSheets model={model} task={task} /> : null
})
