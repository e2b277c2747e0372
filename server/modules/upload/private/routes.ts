import { uploadView } from '@contract/calls/upload'
import { minutesAfter } from '../../../clock'
import { Failure } from '../../../http/failure'
import { privatePrefix } from '../../../http/logged-url'
import { paced } from '../../../http/rate'
import { everyHour } from '../../../jobs/hourly'
import type { Module } from '../../module'
import { viewingOf } from './address'
import { deleteViews } from './queries'

const pace = { calls: 300, minutes: 1, per: 'customer' } as const
/** How long the log of viewings is kept. */
const logMinutes = 365 * 24 * 60

/** Shows private pictures: `upload.view` answers addresses, GET /private/<address> the picture behind one. */
export const privateRoutes: Module = async ({ app, handle, context, services: { privateMedia } }) => {
  handle(uploadView, ({ customer }, { ids }) => privateMedia.ofOwner(customer.id, ids))

  // A wildcard, because addresses are longer than what the router takes for a parameter.
  app.get<{ Params: { '*': string } }>(`${privatePrefix}*`, { config: paced(pace) }, async (request, reply) => {
    const viewing = viewingOf(context, request.params['*'])
    const bytes = viewing && (await privateMedia.view(viewing, viewing.width))
    if (!bytes) throw new Failure('notFound')
    return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes)
  })
  await everyHour(context, 'privateMedia.log', (tx, now) => deleteViews(tx, minutesAfter(now, -logMinutes)))
}
