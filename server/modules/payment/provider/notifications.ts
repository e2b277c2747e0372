import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import { providerKinds } from '@contract/payment-kinds'
import type { Context } from '../../../context'
import type { ProviderName } from '../../../database/schema'
import { notifyPath } from '../../../payments/addresses'
import { ForgedMessage, type PaymentProvider } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { PaymentPurposes } from '../purpose'
import { recordProviderPayment } from './record'
import { scheduleRefundQuery } from './refunds'

/** Keeps request bodies as raw text, for verifying signatures; use it in a separate scope. */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
}

/**
 * The endpoints of provider notifications (product text §7, payment). A correctly signed notification of a known trade is
 * recorded and accepted, repeated ones too; one about a refund schedules a query of it. Anything else is refused and logged
 * without its content. Errors of the server are answered as refused too, so that the provider retries. A counter has the labels
 * provider and result (accepted, refused, failed).
 */
export function registerNotifications(
  app: FastifyInstance,
  context: Context,
  providers: Providers,
  purposes: PaymentPurposes,
): void {
  const { db, clock, metrics } = context
  const receive = async (
    provider: PaymentProvider,
    headers: Parameters<PaymentProvider['read']>[0]['headers'],
    body: string,
  ) => {
    const state = await provider.read({ headers, body, at: clock.now() })
    if (state.state === 'refund' && !(await scheduleRefundQuery(context, state.refundNo)))
      throw new ForgedMessage('the refund is not known')
    if (state.state === 'paid')
      await db.transaction().execute((tx) => recordProviderPayment(tx, context, purposes, provider.name, state))
  }
  const results = new Counter({
    name: 'linli_payment_notifications_total',
    help: 'Notifications of payment providers',
    labelNames: ['provider', 'result'],
    registers: [metrics],
  })
  // Requests that are rejected before the handler, such as too large ones.
  const onRejected =
    (provider: ProviderName) =>
    (error: FastifyError, { log }: FastifyRequest) => {
      results.inc({ provider, result: resultOf(log, provider, error) })
      throw error
    }
  const serve = (name: ProviderName) =>
    app.post(notifyPath(name), { errorHandler: onRejected(name) }, async ({ headers, body, log }, reply) => {
      const provider = await providers.get(name)
      const result = await receive(provider, headers, typeof body === 'string' ? body : '').then(
        () => 'accepted' as const,
        (error: unknown) => resultOf(log, name, error),
      )
      results.inc({ provider: name, result })
      const answer = result === 'accepted' ? provider.accepted : provider.refused
      return reply.code(answer.status).type(answer.type).send(answer.body)
    })
  for (const name of providerKinds) if (providers.has(name)) serve(name)
}

/** Whether the sender is at fault: a forged notification, or one over the size or rate limit. */
const isSenderFault = (error: unknown): error is Error =>
  error instanceof ForgedMessage || (error instanceof Error && Number((error as FastifyError).statusCode) < 500)

/** Logs a notification that was not accepted, with the id of its request. */
function resultOf(log: FastifyBaseLogger, provider: ProviderName, error: unknown): 'refused' | 'failed' {
  if (isSenderFault(error)) log.warn({ provider, failure: error.message }, 'a payment notification is refused')
  else log.error({ provider, err: error }, 'a payment notification could not be processed')
  return isSenderFault(error) ? 'refused' : 'failed'
}
