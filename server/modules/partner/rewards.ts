import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { merged, platform, post, transfer } from '../wallet/ledger'
import * as queries from './queries'

const job = 'partner.reward'
const dayMinutes = 24 * 60
/** The longest time from the placing of an order to its completion. */
const completionDays = 30

const customer = (ownerId: string) => ({ kind: 'customer', ownerId }) as const

/**
 * Registers the hourly job that rewards invitations: once the first order of an invited customer is completed, both get
 * the same amount from the platform. Each reward has a job of its own, which locks no more than the two accounts. A reward
 * exists once for an invited customer (primary key), and so does its movement.
 */
export async function registerRewards(context: Context): Promise<void> {
  const { jobs, clock } = context
  const sinceOf = (now: Date) => minutesAfter(now, -(limits.invitationDays + completionDays) * dayMinutes)
  jobs.on<{ inviteeId: string }>(job, async (tx, { inviteeId }) => {
    const at = clock.now()
    const amount = limits.invitationReward
    const reward = await queries.noteReward(tx, { inviteeId, amount, now: at, since: sinceOf(at) })
    if (!reward) return
    const sides = [reward.invitee_id, reward.customer_id].flatMap((id) => transfer(platform, customer(id), amount))
    await post(tx, { kind: 'invitation', referenceId: reward.invitee_id, at, sides: merged(sides) })
  })
  await everyHour(context, 'partner.rewards', async (tx, now) => {
    for (const inviteeId of await queries.inviteesDue(tx, now, sinceOf(now)))
      await jobs.add(tx, { kind: job, payload: { inviteeId }, runAt: now, key: `${job}:${inviteeId}` })
  })
}
