import type { Context } from '../../context'
import type { Module } from '../module'
import { QueueDesk } from './desk'
import { queueRoutes } from './routes'

/** Numbers in restaurants' queues. */
export function queueModule(context: Context): Module<{ readonly queue: QueueDesk }> {
  const queue = new QueueDesk(context)
  return { services: { queue }, routes: [queueRoutes(context, queue)] }
}
