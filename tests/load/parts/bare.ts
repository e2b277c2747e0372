import { randomUUID } from 'node:crypto'
import { orderSubmit } from '@contract/calls/order'
import { storeList, storeMenu } from '@contract/calls/store'
import { seedDemo } from '../../../server/demo/seed'
import { TestCaller } from '../../../server/testing/caller'
import { againstBare, type PreparedTrial, reading, record } from '../support/against-bare'
import type { Cluster } from '../support/cluster'
import { longestMenu, vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import { shotOf } from '../support/shots'
import { quotesOf, someShoppers, submission } from '../support/shoppers'
import type { Stage } from '../support/stage'

const shoppers = 50
const quotesEach = 1200

/** Fills the database with the demo city and shoppers, and records one of each call. */
async function prepare(stage: Stage): Promise<PreparedTrial> {
  await seedDemo(stage.app.context)
  const people = await someShoppers(stage, shoppers, quotesEach)
  const [first] = people
  const caller = first?.caller ?? new TestCaller('')
  const storeId = await longestMenu(stage.app.context.db)
  await vacuum(stage.app.context.db)
  const submitted = { quoteId: first?.quotes.pop() ?? '', idempotencyKey: randomUUID() }
  const calls = {
    [storeList.name]: await record(caller, storeList, {}),
    [storeMenu.name]: await record(caller, storeMenu, { storeId }),
    [orderSubmit.name]: await record(caller, orderSubmit, submitted),
  }
  return {
    script: { calls, people: people.map(({ token, values }) => ({ token, values })) },
    trials: [
      reading('store list', shotOf(storeList, {}, first?.token)),
      reading('goods menu', shotOf(storeMenu, { storeId }, first?.token)),
      submission('order submission', quotesOf(people), submitted),
    ],
  }
}

/** Takeaway's calls against Fastify and pg alone. */
export const takeawayAgainstBare = (cluster: Cluster, effort: Effort): Promise<Finding[]> =>
  againstBare(cluster, effort, { name: 'bare', prepare })
