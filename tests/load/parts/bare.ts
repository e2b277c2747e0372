import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call, RequestInput } from '@contract/call'
import { orderSubmit } from '@contract/calls/order'
import { storeList, storeMenu } from '@contract/calls/store'
import { seedDemo } from '../../../server/demo/seed'
import { TestCaller } from '../../../server/testing/caller'
import { recordStatements } from '../bare/record'
import type { Recorded, Script } from '../bare/statements'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, type Shot, throughput } from '../support/load'
import { longestMenu, vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { quotesOf, someShoppers } from '../support/shoppers'
import { openStage, type Stage } from '../support/stage'

const atLeast = 0.6
const shoppers = 50
const quotesEach = 1200

async function record<C extends Call>(caller: TestCaller, call: C, request: RequestInput<C>): Promise<Recorded> {
  let data: unknown
  const batches = await recordStatements(async () => (data = await caller.call(call, request)))
  return { batches, answer: { code: 1, data, msg: '' } }
}

/** What is measured: each call with how a client sends it to the server, and to the bare one. */
interface Trial {
  readonly what: string
  readonly ours: () => Shot
  readonly bare: () => Shot
}

const reading = (what: string, shot: Shot): Trial => ({ what, ours: () => shot, bare: () => shot })

/** Fills the database, records one of each call, and writes the bare server's script. */
async function prepare(stage: Stage, file: string): Promise<Trial[]> {
  await seedDemo(stage.app.context)
  const people = await someShoppers(stage, shoppers, quotesEach)
  const [first] = people
  const caller = first?.caller ?? new TestCaller('')
  const storeId = await longestMenu(stage.app.context.db)
  await vacuum(stage.app.context.db)
  const next = quotesOf(people)
  const submitted = { quoteId: first?.quotes.pop() ?? '', idempotencyKey: randomUUID() }
  const calls = {
    [storeList.name]: await record(caller, storeList, {}),
    [storeMenu.name]: await record(caller, storeMenu, { storeId }),
    [orderSubmit.name]: await record(caller, orderSubmit, submitted),
  }
  const script: Script = {
    calls,
    people: people.map(({ token, values }) => ({ token, values })),
  }
  writeFileSync(file, JSON.stringify(script))
  const submit = (bodyOf: (quoteId: string, key: string) => object) => () => {
    const { shopper, quoteId } = next()
    return shotOf(orderSubmit, bodyOf(quoteId, randomUUID()), shopper.token)
  }
  return [
    reading('store list', shotOf(storeList, {}, first?.token)),
    reading('goods menu', shotOf(storeMenu, { storeId }, first?.token)),
    {
      what: 'order submission',
      ours: submit((quoteId, idempotencyKey) => ({ quoteId, idempotencyKey })),
      bare: submit((quoteId, key) => ({ values: { [submitted.quoteId]: quoteId, [submitted.idempotencyKey]: key } })),
    },
  ]
}

/** How much of the throughput of Fastify and pg alone is left when the server does the same SQL. */
export async function againstBare(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  const stage = await openStage(cluster, 'bare')
  const file = join(cluster.folder, 'script.json')
  const trials = await prepare(stage, file)
  const ours = await startChild('support/server.ts', { env: stage.env })
  const bare = await startChild('bare/server.ts', { env: { ...stage.env, SCRIPT: file } })
  const findings: Finding[] = []
  for (const trial of trials) {
    const measure = (url: string, next: () => Shot) => (amount: Amount) =>
      throughput({ url, next, amount, connections: effort.connections })
    const ratio = await ratioOf(measure(ours.url, trial.ours), measure(bare.url, trial.bare), effort)
    findings.push({ what: `${trial.what}, of a bare handler’s throughput`, ratio, atLeast })
  }
  await Promise.all([ours.stop(), bare.stop(), stage.close()])
  return findings
}
