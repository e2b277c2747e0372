import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import type { PayoutOrder, Payouts, PayoutState } from './payouts'
import { keepPayout, payoutOf, type SandboxPayout } from './queries'

/** The accounts, by the end of their number, whose payouts fail and whose payouts nobody answers for. */
const endings: Readonly<Record<string, SandboxPayout['answers']>> = { '0001': 'failed', '0002': 'silent' }

/** A provider of payouts that moves no money, simulated by this server. */
export class SandboxPayouts implements Payouts {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  async pay({ number, amount, payee }: PayoutOrder): Promise<PayoutState> {
    const answers = endings[payee.number.slice(-4)] ?? 'done'
    await keepPayout(this.db, { number, amount, answers, created_at: this.clock.now() })
    return this.query(number)
  }

  async query(number: string): Promise<PayoutState> {
    const payout = await payoutOf(this.db, number)
    if (payout?.answers === 'silent') throw new Error('the payout sandbox stays silent')
    return payout?.answers ?? 'unknown'
  }
}
