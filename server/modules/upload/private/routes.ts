import { uploadView } from '@contract/calls/upload'
import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import { privatePrefix } from '../../../http/logged-url'
import { paced } from '../../../http/rate'
import type { Routes } from '../../module'
import { viewingOf } from './address'
import type { PrivateMedia } from './private-media'

const pace = { calls: 300, minutes: 1, per: 'customer' } as const

/** Shows private pictures: `upload.view` answers addresses, GET /private/<address> the picture behind one. */
export const privateRoutes =
  (context: Context, privateMedia: PrivateMedia): Routes =>
  ({ app, handle }) => {
    handle(uploadView, ({ customer }, { ids }) => privateMedia.ofOwner(customer.id, ids))

    // A wildcard, because addresses exceed the router's limit for a parameter.
    app.get<{ Params: { '*': string } }>(`${privatePrefix}*`, { config: paced(pace) }, async (request, reply) => {
      const viewing = viewingOf(context, request.params['*'])
      const bytes = viewing && (await privateMedia.view(viewing, viewing.width))
      if (!bytes) throw new Failure('notFound')
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes)
    })
  }
