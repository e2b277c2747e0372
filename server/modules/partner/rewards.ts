import type { Transaction } from 'kysely'
import { invitationTerms } from '../../config-invitations'
import type { Context } from '../../context'
import { lockCustomer } from '../../database/lock-customers'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { localMonthStart } from '../../local-time'
import type { FraudDesk } from '../fraud/desk'
import { merged, platform, post, transfer } from '../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>

const job = 'partner.reward'

const customer = (ownerId: string) => ({ kind: 'customer', ownerId }) as const

/**
 * Pays the rewards of invitations, by the deployment's terms: once the first order of an invited customer is completed
 * and can no longer be refunded, both customers get the same amount from the platform, unless signals of fraud have it wait for
 * staff. A reward exists once for an invited customer (primary key), and so does its movement.
 */
export class Rewards {
  constructor(
    private readonly context: Context,
    private readonly fraud: FraudDesk,
  ) {}

  /** Registers the hourly job that pays rewards, each as a separate job. */
  async register(): Promise<void> {
    const { jobs } = this.context
    jobs.on<{ inviteeId: string }>(job, (tx, { inviteeId }) => this.pay(tx, inviteeId))
    await everyHour(this.context, 'partner.rewards', async (tx, now) => {
      if (this.terms.reward === 0) return
      for (const inviteeId of await queries.inviteesDue(tx, this.judgingAt(now)))
        await jobs.add(tx, { kind: job, payload: { inviteeId }, runAt: now, key: `${job}:${inviteeId}` })
    })
  }

  /** Locks the inviter of a customer; undefined for a customer whom nobody invited. */
  async lockInviter(tx: Tx, inviteeId: string): Promise<string | undefined> {
    const inviterId = await queries.inviterOf(tx, inviteeId)
    if (inviterId === null) return undefined
    await lockCustomer(tx, inviterId)
    return inviterId
  }

  /** Pays the reward of an invitation that is due: locks the inviter, then the case, then the two accounts. */
  async pay(tx: Tx, inviteeId: string): Promise<void> {
    const { reward: amount } = this.terms
    const at = this.context.clock.now()
    if (amount === 0) return
    const inviterId = await this.lockInviter(tx, inviteeId)
    if (inviterId === undefined || !(await queries.isDue(tx, inviteeId, this.judgingAt(at)))) return
    const outflow = { kind: 'invitation', id: inviteeId, amount: 2 * amount, customerId: inviterId }
    if (!(await this.fraud.screen(tx, { ...outflow, others: [inviteeId] }))) return
    const reward = await queries.noteReward(tx, inviteeId, this.judgingAt(at))
    if (!reward) return
    const sides = [reward.invitee_id, reward.customer_id].flatMap((id) => transfer(platform, customer(id), amount))
    await post(tx, { kind: 'invitation', referenceId: reward.invitee_id, at, sides: merged(sides) })
  }

  private get terms() {
    return invitationTerms(this.context.config)
  }

  private judgingAt(now: Date): queries.RewardCheck {
    return { terms: this.terms, now, monthStart: localMonthStart(this.context.config.timeZone, now) }
  }
}
