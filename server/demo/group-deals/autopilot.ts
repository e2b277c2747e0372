import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { findGroup, type GroupRow, placeOf } from '../../modules/group-deal/queries'
import { leftReason } from '../../modules/group-deal/reasons'
import type { Order } from '../../modules/order/queries'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import { accounts } from '../city'
import { accountId } from '../seed/accounts'
import { part } from '../surprises'
import { guestId, guestIds } from '../tables/guests'
import { GroupBuyers } from './buyers'
import { type Joiner, joinersOf } from './joiners'

type Tx = Transaction<Database>

/** Next step of a demo person in a group. */
interface Job {
  readonly groupId: string
  readonly customerId: string
  readonly joiner: Joiner['key']
  /** The order of their place once they have one. */
  readonly leaves?: string
}

const kind = 'autopilot.groupDeal'
/** Minutes for which the leaver stays. */
const stays = 3

/**
 * Lets demo people join groups or stay away, so that one person alone can see each end of a group (docs/testing.md).
 */
export class GroupDealAutopilot {
  private readonly buyers: GroupBuyers
  private readonly leaders = new Set(accounts.map(accountId))

  constructor(
    private readonly context: Context,
    private readonly services: Services,
  ) {
    this.buyers = new GroupBuyers(context, services)
  }

  /** Subscribes to all groups. */
  start(): void {
    this.services.orders.onChange('groupDeal', async (tx, order, event) => {
      if (event === 'pay') await this.paid(tx, order)
    })
    this.context.jobs.on<Job>(kind, (tx, job) => this.act(tx, job))
  }

  /** Plans who comes once the leader of a new group has paid. */
  private async paid(tx: Tx, { id, customer_id }: Order): Promise<void> {
    const place = await placeOf(tx, id)
    const group = await findGroup(tx, place.group_id)
    if (group?.leader_id !== customer_id || group.started_at.getTime() !== place.joined_at.getTime()) return
    let next = Math.floor(part(group, 'joiners') * guestIds().length)
    for (const joiner of joinersOf(group.note, this.leaders.has(customer_id)))
      for (let index = 0; index < countOf(joiner, group); index++)
        await this.plan(
          tx,
          { groupId: group.id, customerId: guestId(next++), joiner: joiner.key },
          joiner.come + index * joiner.each,
        )
  }

  private plan(tx: Tx, payload: Job, minutes: number): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
    return this.context.jobs.add(tx, { kind, payload, runAt })
  }

  private async act(tx: Tx, job: Job): Promise<void> {
    const { groupId, customerId, joiner, leaves } = job
    if (leaves) return this.leave(tx, leaves)
    const held = await this.buyers.join(tx, customerId, groupId)
    if (!held || joiner === 'unpaid') return
    await this.buyers.pay(tx, customerId, held)
    if (joiner === 'leaver') await this.plan(tx, { ...job, leaves: held.orderId }, stays)
  }

  private async leave(tx: Tx, orderId: string): Promise<void> {
    const order = await this.services.orders.lock(tx, trustedId('order', orderId))
    const group = await findGroup(tx, (await placeOf(tx, orderId)).group_id)
    if (group?.state !== 'open' || !this.services.orders.allows(order, 'leave')) return
    await this.services.orders.fire(tx, order, 'leave', 'customer', { reason: leftReason.en })
  }
}

const countOf = ({ count }: Joiner, { size }: GroupRow): number => count ?? size - 1
