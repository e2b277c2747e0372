import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import type { ProviderName } from '../../../database/schema'
import { notifyPath } from '../../../payments/paths'
import { Forged, type PaymentProvider } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { Intake } from './intake'

/** Leaves bodies as the text that was signed; for a scope of its own. */
export function keepBodiesRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
}

/**
 * Where providers say what was paid (product text §7, payment): what is signed and about a trade of ours is taken in and
 * answered with the provider's yes, also the second time; anything else with its no, and a line in the log without any of
 * its content. What goes wrong here is answered with a no too, so that the provider tells again.
 */
export function registerNotifications(
  app: FastifyInstance,
  { db, clock, log }: Context,
  providers: Providers,
  intake: Intake,
): void {
  const hear = async (
    provider: PaymentProvider,
    headers: Parameters<PaymentProvider['read']>[0]['headers'],
    body: string,
  ) => {
    const state = await provider.read({ headers, body, at: clock.now() })
    if (state.state === 'paid') await db.transaction().execute((tx) => intake.take(tx, provider.name, state))
  }
  const serve = (name: ProviderName) =>
    app.post(notifyPath(name), async ({ headers, body }, reply) => {
      const provider = await providers.get(name)
      const answer = await hear(provider, headers, typeof body === 'string' ? body : '').then(
        () => provider.accepted,
        (error: unknown) => {
          if (error instanceof Forged)
            log.warn({ provider: name, why: error.message }, 'a payment notification is refused')
          else log.error({ provider: name, err: error }, 'a payment notification could not be taken in')
          return provider.refused
        },
      )
      return reply.code(answer.status).type(answer.type).send(answer.body)
    })
  for (const name of ['wechat', 'alipay'] as const) if (providers.has(name)) serve(name)
}
