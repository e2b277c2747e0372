import { randomUUID } from 'node:crypto'
import { groupCartEdit, groupCartStart } from '@contract/calls/group-cart'
import { sha256 } from '../../../server/security/hash'
import type { TestCaller } from '../../../server/testing/caller'
import type { Person } from '../bare/statements'
import { againstBare, type PreparedTrial, record } from '../support/against-bare'
import type { Cluster } from '../support/cluster'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import { newPhone } from '../support/shoppers'
import { shotOf } from '../support/shots'
import type { Stage } from '../support/stage'

const hosts = 40
const quantity = 2

/** A host of a cart with a dish in it, at a separate store. */
interface Host extends Person {
  readonly caller: TestCaller
  readonly edit: { readonly cartId: string; readonly goodsId: string; readonly quantity: number }
}

async function aHost({ make }: Stage): Promise<Host> {
  const caller = await make.customer({ phone: newPhone() })
  const address = await make.address(caller.id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId, { stock: 1_000_000 })
  const settings = { minutes: 180, cap: 100_00, feeSplit: 'equal', idempotencyKey: randomUUID() } as const
  const { id: cartId } = await caller.call(groupCartStart, { storeId, ...settings })
  const edit = { cartId, goodsId, quantity }
  await caller.call(groupCartEdit, edit)
  const token = caller.token ?? ''
  return { caller, token, edit, values: [caller.id, address, sha256(token), storeId, goodsId, cartId] }
}

/** Sets the quantity that a line has already, so that each call finds and leaves the same. */
async function prepare(stage: Stage): Promise<PreparedTrial> {
  const people: Host[] = []
  while (people.length < hosts) people.push(await aHost(stage))
  await vacuum(stage.app.context.db)
  const [first] = people
  if (!first) throw new Error('There are no hosts')
  let turn = 0
  const next = () => {
    const host = people[turn++ % people.length] ?? first
    return shotOf(groupCartEdit, host.edit, host.token)
  }
  const calls = { [groupCartEdit.name]: await record(first.caller, groupCartEdit, first.edit) }
  return {
    script: { calls, people: people.map(({ token, values }) => ({ token, values })) },
    trials: [{ what: 'editing a shared cart', ours: next, bare: next }],
  }
}

/** Editing shared carts against Fastify and pg alone. */
export const sharedCartsAgainstBare = (cluster: Cluster, effort: Effort): Promise<Finding[]> =>
  againstBare(cluster, effort, { name: 'shared_carts', prepare })
