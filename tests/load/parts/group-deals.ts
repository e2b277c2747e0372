import { randomUUID } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { groupJoin } from '@contract/calls/group-deal'
import { minutesAfter } from '../../../server/clock'
import { sha256 } from '../../../server/security/hash'
import { aDeal } from '../../../server/testing/group-deals'
import { aPackage } from '../../../server/testing/vouchers'
import type { TestCaller } from '../../../server/testing/caller'
import { againstBare, type PreparedTrial, record } from '../support/against-bare'
import type { Cluster } from '../support/cluster'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import { newPhone } from '../support/shoppers'
import { shotOf } from '../support/shots'
import type { Stage } from '../support/stage'

/** Each buyer joins each group at most once: together more places than any load takes. */
const buyers = 50
const groups = 1200
const stores = 40
/** Distance between the groups of two buyers, so that those who join at once share neither group nor store. */
const apart = 23
const plenty = 1_000_000

/** Ids that the statements of a join name. */
interface Group {
  readonly storeId: string
  readonly packageId: string
  readonly dealId: string
  readonly groupId: string
}

/** Open groups of deals of several stores. */
async function someGroups(stage: Stage, leaderId: string): Promise<Group[]> {
  const { make, app } = stage
  const now = app.context.clock.now()
  const deals: Omit<Group, 'groupId'>[] = []
  while (deals.length < stores) {
    const storeId = await make.store()
    const packageId = await aPackage(stage, storeId, { stock: plenty })
    const world = { ...stage, clock: app.context.clock }
    deals.push({ storeId, packageId, dealId: await aDeal(world, storeId, { package_id: packageId }) })
  }
  const all = Array.from({ length: groups / stores }, () => deals.map((deal) => ({ ...deal, groupId: uuid() }))).flat()
  const row = { leader_id: leaderId, state: 'open', price: 60_00, note: '', ended_at: null } as const
  await app.context.db
    .insertInto('deal_groups')
    .values(
      all.map(({ groupId: id, dealId: deal_id }) => {
        const times = { started_at: now, deadline: minutesAfter(now, 24 * 60) }
        return { ...row, ...times, id, deal_id, size: buyers + 1, taken: 0, paid: 0 }
      }),
    )
    .execute()
  return all
}

async function prepare(stage: Stage): Promise<PreparedTrial> {
  const people: TestCaller[] = []
  while (people.length < buyers) people.push(await stage.make.customer({ phone: newPhone() }))
  const [first] = people
  const open = await someGroups(stage, first?.id ?? '')
  const [known] = open
  if (!first || !known) throw new Error('There are no groups')
  await vacuum(stage.app.context.db)
  const recorded = { groupId: known.groupId, idempotencyKey: randomUUID() }
  const calls = { [groupJoin.name]: await record(first, groupJoin, recorded) }
  let turn = 0
  const next = () => {
    turn += 1
    const [place, round] = [turn % buyers, Math.floor(turn / buyers)]
    const [buyer, group] = [people[place], open[(round + place * apart) % groups]]
    if (!buyer || !group || round >= groups) throw new Error('Every buyer is in every group')
    return { buyer, group }
  }
  return {
    script: {
      calls,
      people: people.map(({ id, token = '' }) => ({ token, values: [id, sha256(token)] })),
    },
    trials: [
      {
        what: 'joining a group',
        ours: () => {
          const { buyer, group } = next()
          return shotOf(groupJoin, { groupId: group.groupId, idempotencyKey: randomUUID() }, buyer.token)
        },
        bare: () => {
          const { buyer, group } = next()
          const named = Object.entries(known).map(([key, id]) => [id, group[key as keyof Group]])
          const values = { ...Object.fromEntries(named), [recorded.idempotencyKey]: randomUUID() }
          return shotOf(groupJoin, { values }, buyer.token)
        },
      },
    ],
  }
}

/** Joining groups of deals against Fastify and pg alone. */
export const groupsAgainstBare = (cluster: Cluster, effort: Effort): Promise<Finding[]> =>
  againstBare(cluster, effort, { name: 'groups', prepare })
