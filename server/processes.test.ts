import { orderDetail } from '@contract/calls/order'
import { loginLogout } from '@contract/calls/login'
import { buildApp } from './app'
import { demoAssets } from './demo/assets'
import { processKind } from './process-kind'
import { anOrder } from './testing/payments'
import { aWorld } from './testing/world'

describe('a web process and a worker on one database', () => {
  it('should share the work: one answers calls, the other runs the jobs of what was asked', async () => {
    const web = await aWorld({}, undefined, 0, { process: 'web' })
    const { config, db } = web.app.context
    const options = { ...demoAssets, config, db, databaseUrl: web.databaseUrl, clock: web.clock }
    const worker = await buildApp({ ...options, process: 'worker' })
    const { ann, orderId } = await anOrder(web)
    web.clock.forward(60)
    await worker.context.jobs.runDue()
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ phase: 'cancelled' })
    const asked = { method: 'POST', url: `/v1/${loginLogout.name}`, payload: {} } as const
    expect((await worker.http.inject(asked)).statusCode).toBe(404)
    await worker.stop()
    await web.close()
  })

  it('should be chosen by an argument, where a database can be shared', () => {
    const shared = { databaseUrl: 'postgres://db/linli' }
    const embedded = { databaseUrl: undefined }
    expect(['web', 'worker', undefined].map((name) => processKind(name, shared))).toEqual(['web', 'worker', 'both'])
    expect(processKind('web', embedded)).toBe('both')
    expect(() => processKind('worker', embedded)).toThrow('DATABASE_URL')
    expect(() => processKind('wroker', shared)).toThrow('wroker')
  })
})
