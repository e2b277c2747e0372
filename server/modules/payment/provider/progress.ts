import type { Response } from '@contract/call'
import type { paymentStatus } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Payable } from '@contract/entities/payment'
import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import type { TradeState } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { Intake } from './intake'
import * as providerQueries from './queries'
import * as queries from '../queries'
import { payableOrderId } from '../share'

type State = Response<typeof paymentStatus>
type ProviderPayment = providerQueries.ProviderPayment

/** What became of a payment: the providers are asked while it is not known, since a notification may be late or lost. */
export class Progress {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
    private readonly intake: Intake,
  ) {}

  async status(payerId: string, request: Payable): Promise<State> {
    const orderId = payableOrderId(this.context, request)
    return this.answer(orderId, payerId, await this.ask(orderId))
  }

  /** Asks about every open try and takes in what was paid; answers the tries that have failed. */
  async ask(orderId: OrderId): Promise<ReadonlySet<string>> {
    const payment = await queries.paymentOf(this.context.db, orderId)
    const failed = new Set<string>()
    if (payment.status !== 'pending') return failed
    for (const one of await providerQueries.openOf(this.context.db, payment.id))
      if ((await this.asked(one)) === 'failed') failed.add(one.id)
    return failed
  }

  /** Closes the caller's open tries at the providers. @throws Failure `paymentFailed` when a provider cannot be asked. */
  async cancel(payerId: string, request: Payable): Promise<State> {
    const { db } = this.context
    const orderId = payableOrderId(this.context, request)
    const { id } = await queries.paymentOf(db, orderId)
    const open = await providerQueries.openOf(db, id)
    for (const one of open.filter(({ payer_id }) => payer_id === payerId)) await this.end(one)
    return this.answer(orderId, payerId, new Set())
  }

  private async end(one: ProviderPayment): Promise<void> {
    const asked = await this.asked(one)
    const ended = asked === undefined || asked === 'paid' || asked === 'closed'
    const state = ended ? asked : await this.close(one)
    if (state === undefined) throw new Failure('paymentFailed')
    if (state === 'closed') await providerQueries.setClosed(this.context.db, one.id)
  }

  /** Closes a try at its provider. One that refuses is asked why: another tap may have closed it just now, or it was paid. */
  private async close(one: ProviderPayment): Promise<'closed' | 'paid' | undefined> {
    try {
      const provider = await this.providers.get(one.provider)
      await provider.close(one.trade_no)
      return 'closed'
    } catch (error) {
      this.context.log.warn({ err: error, provider: one.provider }, 'a payment could not be closed')
      const state = await this.asked(one)
      return state === 'closed' || state === 'paid' ? state : undefined
    }
  }

  /** Asks a provider and takes in what was paid; undefined when it cannot be asked now. */
  private async asked({ provider: name, trade_no }: ProviderPayment): Promise<TradeState['state'] | undefined> {
    try {
      const provider = await this.providers.get(name)
      const state = await provider.query(trade_no)
      if (state.state === 'paid') await this.context.db.transaction().execute((tx) => this.intake.take(tx, name, state))
      return state.state
    } catch (error) {
      this.context.log.warn({ err: error, provider: name }, 'a provider could not be asked about a payment')
      return undefined
    }
  }

  private async answer(orderId: OrderId, payerId: string, failed: ReadonlySet<string>): Promise<State> {
    const { id, status, amount, method } = await queries.paymentOf(this.context.db, orderId)
    const last = status === 'pending' ? await providerQueries.lastOf(this.context.db, id, payerId) : undefined
    const attempt = last && last.status !== 'paid' ? (failed.has(last.id) ? 'failed' : last.status) : null
    return { status, amount, method, attempt }
  }
}
