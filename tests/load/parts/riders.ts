import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { orderSubmit } from '@contract/calls/order'
import { riderPosition } from '@contract/calls/rider'
import { aRider, nearStores } from '../../../server/testing/riders'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, throughput } from '../support/load'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { newPhone, quotesOf, someShoppers } from '../support/shoppers'
import { shotOf } from '../support/shots'
import { openStage, type Stage } from '../support/stage'

const shoppers = 50
const quotesEach = 800
const riders = 1000
/** Seconds between two positions of a rider with a delivery in hand, as the app sends them. */
const paceSeconds = 5
const riderConnections = 4
/** Degrees between two positions of a rider: some ten metres. */
const stride = 0.0001

interface Moving {
  readonly token: string
  steps: number
}

async function someRiders({ app, make }: Stage): Promise<Moving[]> {
  const moving: Moving[] = []
  for (let made = 0; made < riders; made += 1) {
    const { token = '' } = await aRider({ app, make, clock: app.context.clock }, { phone: newPhone() })
    moving.push({ token, steps: 0 })
  }
  return moving
}

/** The next position of the next rider: each goes north for a while and comes back. */
function positionsOf(moving: readonly Moving[]) {
  let turn = 0
  return () => {
    const rider = moving[turn++ % moving.length]
    if (!rider) throw new Error('There are no riders')
    const along = Math.abs(((rider.steps += 1) % 40) - 20) * stride
    const at = { latitude: nearStores.latitude + along, longitude: nearStores.longitude, at: new Date().toISOString() }
    return shotOf(riderPosition, { positions: [at] }, rider.token)
  }
}

/** Sends positions at the pace of all riders until the returned function is called. */
function move(url: string, next: ReturnType<typeof positionsOf>): () => Promise<void> {
  let refused = ''
  let stop = () => undefined as void
  const end = new Promise<void>((resolve, reject) => {
    const options = { url, connections: riderConnections, overallRate: riders / paceSeconds, duration: 3600 }
    const onResponse = (status: number, body: string) => {
      if (!body.startsWith('{"code":1,')) refused ||= `${status} ${body.slice(0, 200)}`
    }
    const setupRequest = (request: autocannon.Request) => ({ ...request, ...next() })
    const requests = [{ method: 'POST' as const, setupRequest, onResponse }]
    const run = autocannon({ ...options, requests }, () => {
      if (refused) reject(new Error(`a position was refused: ${refused}`))
      else resolve()
    })
    stop = () => run.stop()
  })
  return () => {
    stop()
    return end
  }
}

/** The throughput of submissions while a thousand riders send where they are, to that without them. */
export async function amongRiders(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  const stage = await openStage(cluster, 'riders')
  const next = quotesOf(await someShoppers(stage, shoppers, quotesEach))
  const positions = positionsOf(await someRiders(stage))
  await vacuum(stage.app.context.db)
  const server = await startChild('support/server.ts', { env: stage.env })
  const { url } = server
  const submit = () => {
    const { shopper, quoteId } = next()
    return shotOf(orderSubmit, { quoteId, idempotencyKey: randomUUID() }, shopper.token)
  }
  const alone = (amount: Amount) => throughput({ url, next: submit, amount, connections: effort.connections })
  const among = async (amount: Amount) => {
    const stop = move(url, positions)
    const answers = await alone(amount)
    await stop()
    return answers
  }
  const ratio = await ratioOf(among, alone, effort)
  await server.stop()
  await stage.close()
  return [{ what: 'order submission, among 1,000 moving riders to none', ratio, atLeast: 0.9 }]
}
