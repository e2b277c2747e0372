import type { Context } from '../../../context'
import type { TradeState } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { PaymentPurposes } from '../purpose'
import { closeAttempt } from './hold'
import type { ProviderPayment } from './queries'
import { recordProviderPayment } from './record'

type State = TradeState['state']

/** Asking providers about attempts, and ending them there. */
export class AttemptEnding {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
    private readonly purposes: PaymentPurposes,
  ) {}

  /** Queries an attempt at its provider and records a payment; undefined when the provider is unavailable. */
  async query({ provider: name, trade_no }: ProviderPayment): Promise<State | undefined> {
    try {
      const provider = await this.providers.get(name)
      const state = await provider.query(trade_no)
      if (state.state === 'paid')
        await this.context.db
          .transaction()
          .execute((tx) => recordProviderPayment(tx, this.context, this.purposes, name, state))
      return state.state
    } catch (error) {
      this.context.log.warn({ err: error, provider: name }, 'a provider could not be queried about a payment')
      return undefined
    }
  }

  /** Ends an attempt, unless it is paid meanwhile; false when its provider cannot be asked. */
  async end(attempt: ProviderPayment): Promise<boolean> {
    const current = await this.query(attempt)
    const ended = current === undefined || current === 'paid' || current === 'closed'
    const state = ended ? current : await this.close(attempt)
    if (state === 'closed') await this.closeHere(attempt.id)
    return state !== undefined
  }

  /** Closes an attempt without its provider, as one whose trade it did not open. */
  async closeHere(id: string): Promise<void> {
    const { clock, db } = this.context
    await db.transaction().execute((tx) => closeAttempt(tx, this.purposes, id, clock.now()))
  }

  /** Closes an attempt at its provider. After a refusal it is queried: it may have been closed concurrently, or paid. */
  private async close(attempt: ProviderPayment): Promise<'closed' | 'paid' | undefined> {
    try {
      const provider = await this.providers.get(attempt.provider)
      await provider.close(attempt.trade_no)
      return 'closed'
    } catch (error) {
      this.context.log.warn({ err: error, provider: attempt.provider }, 'a payment could not be closed')
      const state = await this.query(attempt)
      return state === 'closed' || state === 'paid' ? state : undefined
    }
  }
}
