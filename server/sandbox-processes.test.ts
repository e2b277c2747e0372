import { logisticsView } from '@contract/calls/logistics'
import { type App, buildApp } from './app'
import { demoAssets } from './demo/assets'
import { aMallOrder, shipParcel } from './testing/mall-orders'
import { detail, fire } from './testing/orders'
import { aPaidOrder } from './testing/refunds'
import { nearStores } from './testing/riders'
import { aWorld, type World } from './testing/world'

/** A web process whose sandboxes are simulated by a worker, which pushes to it. */
async function aPair(): Promise<{ web: World; worker: App; pass: (minutes: number) => Promise<void> }> {
  const sandboxes = { COURIER_SANDBOX: 'on', TRACKING_SANDBOX: 'on', DEMO_SPEED: '60' }
  const web = await aWorld(sandboxes, undefined, 0, { process: 'web' })
  const { config, db } = web.app.context
  const options = { ...demoAssets, db, databaseUrl: web.databaseUrl, clock: web.clock, process: 'worker' } as const
  const worker = await buildApp({ ...options, config: { ...config, publicUrl: web.base } })
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      web.clock.forward(1)
      await worker.context.jobs.runDue()
    }
  }
  return { web, worker, pass }
}

let pair: Awaited<ReturnType<typeof aPair>>
beforeAll(async () => {
  pair = await aPair()
})
afterAll(async () => {
  await pair.worker.stop()
  await pair.web.close()
})

it('should accept the pushes of a courier that another process simulates', async () => {
  const { web, pass } = pair
  const zone = { key: 'centre', ...nearStores, meters: 2500, policy: 'all', raise: null, raise_most: null } as const
  await web.app.context.db
    .insertInto('delivery_zones')
    .values({ ...zone, delivered_by: 'courier' })
    .execute()
  const { ann, orderId } = await aPaidOrder(web, [])
  await fire(web, orderId, 'accept')
  await pass(5)
  expect((await detail(ann, orderId)).state).toBe('delivered')
})

it('should accept the pushes of a carrier that another process simulates', async () => {
  const { web, pass } = pair
  const { ann, parcelIds } = await aMallOrder(web)
  const [parcelId = ''] = parcelIds
  await shipParcel(web, parcelId)
  await pass(20)
  expect((await ann.call(logisticsView, { parcelId })).events.length).toBeGreaterThan(1)
})
