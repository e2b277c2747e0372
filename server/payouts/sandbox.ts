import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock'
import type { Database, SandboxPayoutTable } from '../database/schema'
import type { PayoutOrder, Payouts, PayoutState } from './payouts'

type Db = Kysely<Database>
type SandboxPayout = Selectable<SandboxPayoutTable>

/** The accounts, by the end of their number, whose payouts fail and whose payouts nobody answers for. */
const endings: Readonly<Record<string, SandboxPayout['answers']>> = { '0001': 'failed', '0002': 'silent' }

const answerOf = ({ answers }: SandboxPayout): PayoutState => {
  if (answers === 'silent') throw new Error('the payout sandbox stays silent')
  return answers
}

const find = (db: Db, number: string): Promise<SandboxPayout | undefined> =>
  db.selectFrom('sandbox_payouts').selectAll().where('number', '=', number).executeTakeFirst()

/** A provider of payouts that moves no money, played by this server. */
export class SandboxPayouts implements Payouts {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async pay({ number, amount, payee }: PayoutOrder): Promise<PayoutState> {
    const answers = endings[payee.number.slice(-4)] ?? 'done'
    await this.db
      .insertInto('sandbox_payouts')
      .values({ number, amount, answers, created_at: this.clock.now() })
      .onConflict((oc) => oc.doNothing())
      .execute()
    return this.query(number)
  }

  async query(number: string): Promise<PayoutState> {
    const payout = await find(this.db, number)
    return payout ? answerOf(payout) : 'unknown'
  }
}
