import { invitationTerms } from '../../config-invitations'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { localMonthStart } from '../../local-time'
import { lockCustomer } from '../../database/lock-customers'
import { merged, platform, post, transfer } from '../wallet/ledger'
import * as queries from './queries'

const job = 'partner.reward'

const customer = (ownerId: string) => ({ kind: 'customer', ownerId }) as const

/**
 * Registers the hourly job that rewards invitations, by the deployment's terms: once the first order of an invited
 * customer is completed and can no longer be refunded, both customers get the same amount from the platform. Each
 * reward has a separate job, which locks the inviter and then the two accounts. A reward exists once for an invited
 * customer (primary key), and so does its movement.
 */
export async function registerRewards(context: Context): Promise<void> {
  const { config, jobs, clock } = context
  const terms = invitationTerms(config)
  const judgingAt = (now: Date): queries.RewardCheck => ({
    terms,
    now,
    monthStart: localMonthStart(config.timeZone, now),
  })
  jobs.on<{ inviteeId: string }>(job, async (tx, { inviteeId }) => {
    const at = clock.now()
    const inviterId = await queries.inviterOf(tx, inviteeId)
    if (terms.reward === 0 || inviterId === null) return
    await lockCustomer(tx, inviterId)
    const reward = await queries.noteReward(tx, inviteeId, judgingAt(at))
    if (!reward) return
    const sides = [reward.invitee_id, reward.customer_id].flatMap((id) =>
      transfer(platform, customer(id), terms.reward),
    )
    await post(tx, { kind: 'invitation', referenceId: reward.invitee_id, at, sides: merged(sides) })
  })
  await everyHour(context, 'partner.rewards', async (tx, now) => {
    if (terms.reward === 0) return
    for (const inviteeId of await queries.inviteesDue(tx, judgingAt(now)))
      await jobs.add(tx, { kind: job, payload: { inviteeId }, runAt: now, key: `${job}:${inviteeId}` })
  })
}
