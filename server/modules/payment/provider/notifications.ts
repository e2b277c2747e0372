import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Context } from '../../../context'
import type { ProviderName } from '../../../database/schema'
import { notifyPath } from '../../../payments/addresses'
import { Forged, type PaymentProvider } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { PaymentPurposes } from '../purpose'
import { recordProviderPayment } from './record'
import { scheduleRefundQuery } from './refunds'

/** Leaves bodies as the text that was signed; for a scope of its own. */
export function keepBodiesRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
}

/**
 * Where providers say what was paid (product text §7, payment): what is signed and about a trade of ours is taken in and
 * answered with the provider's yes, also the second time; of a refund that is told of, the provider is asked by a job.
 * Anything else is answered with its no, and a line in the log without any of its content. What goes wrong here is answered
 * with a no too, so that the provider tells again. Each is counted by its provider and result: accepted, refused, failed.
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
      throw new Forged('the refund is not known')
    if (state.state === 'paid')
      await db.transaction().execute((tx) => recordProviderPayment(tx, context, purposes, provider.name, state))
  }
  const results = new Counter({
    name: 'linli_payment_notifications_total',
    help: 'Notifications of payment providers',
    labelNames: ['provider', 'result'],
    registers: [metrics],
  })
  // What does not even reach `receive`, such as one that is too large.
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
  for (const name of ['wechat', 'alipay'] as const) if (providers.has(name)) serve(name)
}

/** Whether it is the sender's fault: it is forged, or the server takes nothing of that size or so often. */
const isSenderFault = (error: unknown): error is Error =>
  error instanceof Forged || (error instanceof Error && Number((error as FastifyError).statusCode) < 500)

/** Logs failure a notification was not taken in, under its request's id. */
function resultOf(log: FastifyBaseLogger, provider: ProviderName, error: unknown): 'refused' | 'failed' {
  if (isSenderFault(error)) log.warn({ provider, failure: error.message }, 'a payment notification is refused')
  else log.error({ provider, err: error }, 'a payment notification could not be taken in')
  return isSenderFault(error) ? 'refused' : 'failed'
}
