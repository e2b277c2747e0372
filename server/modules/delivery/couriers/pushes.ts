import { Counter } from 'prom-client'
import type { Context } from '../../../context'
import { courierPushPath } from '../../../couriers'
import type { CourierProvider } from '../../../couriers/provider'
import { inScope } from '../../../http/scope'
import { ForgedMessage } from '../../../payments/provider'
import type { Routes } from '../../module'
import { acceptRawBodies } from '../../payment/provider/notifications'
import type { CourierReports } from './reports'

/**
 * The endpoint of a courier's pushes: accepted when it is read, repeated ones and those about unknown tasks too; refused when it is forged, or
 * could not be kept, so that the courier repeats it.
 */
export const courierPushes =
  ({ metrics }: Context, provider: CourierProvider, reports: CourierReports): Routes =>
  ({ app }) => {
    const results = new Counter({
      name: 'linli_courier_pushes_total',
      help: 'Pushes of the outside courier',
      labelNames: ['provider', 'result'],
      registers: [metrics],
    })
    void inScope(app, `courier-${provider.name}`, (scope) => {
      acceptRawBodies(scope)
      scope.post(courierPushPath(provider.name), async ({ headers, body, log }, reply) => {
        const receive = async (): Promise<'accepted' | 'unknown'> => {
          const report = provider.read({ headers, body: typeof body === 'string' ? body : '' })
          if (!report) return 'accepted'
          return (await reports.take(provider.name, report)) ? 'accepted' : 'unknown'
        }
        const result = await receive().catch((error: unknown) => {
          if (error instanceof ForgedMessage) {
            log.warn({ failure: error.message }, 'a push of the courier is refused')
            return 'refused' as const
          }
          log.error({ err: error }, 'a push of the courier could not be processed')
          return 'failed' as const
        })
        results.inc({ provider: provider.name, result })
        const isKept = result === 'accepted' || result === 'unknown'
        const answer = isKept ? provider.accepted : provider.refused
        return reply
          .code(result === 'failed' ? 500 : answer.status)
          .type(answer.type)
          .send(answer.body)
      })
    })
  }
