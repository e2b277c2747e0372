import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'
import { Waiting } from './waiting'

/** Mini-programs and the native app load the wait with its screen. */
export const LazyWaiting = ({ model, task }: { model: TaskModel; task: DeliveryTask }) =>
  task.problem && <Waiting model={model} task={task} problem={task.problem} />
