import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { QueueDesk } from './desk'
import { tellOfNumbers } from './notices'
import { queueRoutes } from './routes'

/** Numbers in restaurants' queues. */
export function queueModule(
  context: Context,
  { notices }: { readonly notices: Notices },
): Module<{ readonly queue: QueueDesk }> {
  const queue = new QueueDesk(context)
  tellOfNumbers(context, notices, queue)
  return { services: { queue }, routes: [queueRoutes(context, queue)] }
}
