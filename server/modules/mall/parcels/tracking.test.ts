import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { aftersaleSendBack } from '@contract/calls/aftersale'
import { logisticsView } from '@contract/calls/logistics'
import { CaseFactory } from '../../../testing/cases'
import { aMallOrder, mallDetail, shipParcel } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'

interface Asked {
  readonly path: string
  readonly form: URLSearchParams
}

/** A tracking service that keeps what it is asked and answers what a test says. */
class FakeService {
  readonly asked: Asked[] = []
  answer: (asked: Asked) => object = () => ({})
  private readonly server: Server = createServer((request, response) => void this.serve(request, response))

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { path: request.url ?? '', form: new URLSearchParams(await textOf(request)) }
    this.asked.push(asked)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(this.answer(asked)))
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }

  formOf(path: string): URLSearchParams {
    return this.asked.filter((each) => each.path === path).at(-1)?.form ?? new URLSearchParams()
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
/** A time as the services write it, by Beijing's clock. */
const stamp = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

let service: FakeService
let world: World
let api: string

async function open(settings: (base: string) => object) {
  service = new FakeService()
  api = await service.open()
  const file = join(mkdtempSync(join(tmpdir(), 'linli-tracking-')), 'tracking.json')
  writeFileSync(file, JSON.stringify(settings(api)))
  world = await aWorld({ TRACKING_FILE: file, PUBLIC_URL: 'https://linli.example.com' })
}
const close = async () => {
  await world.close()
  await service.close()
}

const push = async (name: string, form: Record<string, string>) => {
  const response = await fetch(`${world.base}/v1/tracking/${name}`, { method: 'POST', body: new URLSearchParams(form) })
  return (await response.json()) as Record<string, unknown>
}

let drawn = 0
async function aShipped() {
  const order = await aMallOrder(world)
  const parcelId = order.parcelIds[0] ?? ''
  drawn += 1
  const number = `SF${1000 + drawn}`
  await shipParcel(world, parcelId, number)
  const view = () => order.ann.call(logisticsView, { parcelId })
  return { ...order, parcelId, number, view }
}

const minutes = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)

describe('Kuaidi100', () => {
  const keys = { key: 'the-key', customer: 'the-customer', salt: 'a-long-salt' }
  const data = (...scans: [text: string, code: string, at: Date][]) =>
    scans.map(([context, statusCode, at]) => ({ context, statusCode, time: stamp(at) }))
  const list = (nu: string, scans: object[], state = '0') => ({ com: 'shunfeng', nu, state, data: scans })
  const signed = (lastResult: object, salt = keys.salt) => {
    const param = JSON.stringify({ status: 'polling', lastResult })
    return { param, sign: md5(param + salt).toUpperCase() }
  }

  beforeAll(() => open((base) => ({ kuaidi100: { ...keys, api: base } })))
  afterAll(close)
  beforeEach(() => {
    service.answer = () => ({ result: true, returnCode: '200', message: 'ok' })
  })

  it('should be asked to follow a parcel that leaves, with the end of the phone alone', async () => {
    const { number } = await aShipped()
    await world.app.context.jobs.runDue()
    expect(service.formOf('/poll').get('schema')).toBe('json')
    expect(JSON.parse(service.formOf('/poll').get('param') ?? '')).toEqual({
      company: 'shunfeng',
      number,
      key: keys.key,
      parameters: {
        callbackurl: 'https://linli.example.com/v1/tracking/kuaidi100',
        salt: keys.salt,
        resultv2: '4',
        phone: '6209',
      },
    })
  })

  it('should replace what is known by the list that it pushes', async () => {
    const { number, view } = await aShipped()
    world.clock.forward(60)
    const scans = data(['派件中 电话13800138000', '5', minutes(-5)], ['已发出', '0', minutes(-20)])
    expect(await push('kuaidi100', signed(list(number, scans, '5')))).toMatchObject({ result: true, returnCode: '200' })
    expect(await view()).toMatchObject({
      state: 'outForDelivery',
      events: [
        { text: '派件中 电话13800138000', phone: '13800138000' },
        { text: '已发出', state: 'inTransit' },
      ],
    })
  })

  it('should come to the same, in whatever order and however often lists come', async () => {
    const { number, view, ann, orderId } = await aShipped()
    world.clock.forward(60)
    const first = data(['揽收', '1', minutes(-40)])
    const second = [...data(['到达', '0', minutes(-20)]), ...first]
    const third = [...data(['已签收', '3', minutes(-10)]), ...second]
    for (const scans of [second, first, third, second, third, first])
      await push('kuaidi100', signed(list(number, scans)))
    const { state, events, deliveredAt } = await view()
    expect({ state, texts: events.map(({ text }) => text) }).toEqual({
      state: 'delivered',
      texts: ['已签收', '到达', '揽收'],
    })
    expect(new Date(deliveredAt ?? '')).toEqual(minutes(-10))
    expect((await mallDetail(ann, orderId)).parcelsDelivered).toBe(1)
  })

  it('should leave a label out that was made before the payment, also of a list that comes again', async () => {
    const { number, view } = await aShipped()
    const label = data(['已下单，待揽收', '102', minutes(-300)])
    world.clock.forward(60)
    await push('kuaidi100', signed(list(number, label, '1')))
    expect(await view()).toMatchObject({ state: 'shipped', events: [] })
    const scans = [...data(['到达', '0', minutes(-20)], ['已揽收', '103', minutes(-50)]), ...label]
    for (let time = 0; time < 2; time += 1) await push('kuaidi100', signed(list(number, scans)))
    const { state, events } = await view()
    expect({ state, texts: events.map(({ text }) => text) }).toEqual({ state: 'inTransit', texts: ['到达', '已揽收'] })
  })

  it.each(['0', '1', '103', '2', '3', '4', '5', '6', '7', '501', ''])(
    'should take nothing of a parcel that was scanned before the payment: %j',
    async (code) => {
      const { number, view } = await aShipped()
      world.clock.forward(60)
      const scans = data(['已签收', '3', minutes(-10)], ['已揽收', '1', minutes(-50)], ['到达', code, minutes(-100)])
      await push('kuaidi100', signed(list(number, scans)))
      expect(await view()).toMatchObject({ state: 'shipped', events: [], deliveredAt: null })
    },
  )

  it('should let a newer list correct a delivery', async () => {
    const { number, view } = await aShipped()
    world.clock.forward(60)
    const delivered = data(['已签收', '3', minutes(-10)])
    await push('kuaidi100', signed(list(number, delivered)))
    await push('kuaidi100', signed(list(number, [...data(['退回', '6', minutes(-1)]), ...delivered])))
    expect(await view()).toMatchObject({ state: 'returned', deliveredAt: null })
  })

  describe('a return', () => {
    let drawn = 0
    async function aReturn() {
      const cases = new CaseFactory(world)
      const { ann, id } = await cases.sentBack()
      drawn += 1
      const number = `SF77${1000 + drawn}`
      const logistics = { company: 'shunfeng', number: ` sf77 ${1000 + drawn}`, contact: '13912345678' }
      await ann.call(aftersaleSendBack, { refundId: id, logistics })
      const days = async () => {
        const { deadline } = await cases.of(ann, id)
        return Math.round((Date.parse(deadline ?? '') - world.clock.now().getTime()) / 86_400_000)
      }
      return { cases, ann, id, number, days, of: () => cases.of(ann, id) }
    }

    it('should be followed by the number that was said last, with the end of the sender’s phone', async () => {
      const { cases, ann, id, number, of } = await aReturn()
      await world.app.context.jobs.runDue()
      // Jobs run side by side, so the parcel that went out may be asked about before or after.
      const polled = service.asked.filter(({ path }) => path === '/poll').map(({ form }) => form.get('param') ?? '')
      expect(polled.map((param): unknown => JSON.parse(param))).toContainEqual(
        expect.objectContaining({ number, parameters: expect.objectContaining({ phone: '5678' }) as object }),
      )
      await cases.sendBack(ann, id, 'SF779')
      await push('kuaidi100', signed(list(number, data(['揽收', '1', minutes(1)]))))
      expect((await of()).returnParcel).toMatchObject({ number: 'SF779', scannedAt: null })
    })

    it('should give the shop its days from the delivery, and take them back with it', async () => {
      const { number, days, of } = await aReturn()
      world.clock.forward(60)
      const scanned = data(['揽收', '1', minutes(-50)])
      const delivered = [...data(['已签收', '3', minutes(-10)]), ...scanned]
      await push('kuaidi100', signed(list(number, delivered)))
      expect((await of()).returnParcel?.deliveredAt).toBe(minutes(-10).toISOString())
      expect(await days()).toBe(3)
      await push('kuaidi100', signed(list(number, [...data(['派件', '5', minutes(-5)]), ...delivered])))
      expect((await of()).returnParcel).toMatchObject({ deliveredAt: null, scannedAt: minutes(-50).toISOString() })
      expect(await days()).toBe(10)
      await world.hours(4 * 24)
      expect((await of()).state).toBe('returnedGoods')
    })

    it('should not take the delivery of an older parcel for its own', async () => {
      const { number, of } = await aReturn()
      const old = data(['已签收', '3', minutes(-2000)], ['揽收', '1', minutes(-5000)])
      await push('kuaidi100', signed(list(number, old)))
      expect((await of()).returnParcel).toMatchObject({ scannedAt: null, deliveredAt: null })
    })
  })

  it('should not be imitated: a forged push is refused and counted, and changes nothing', async () => {
    const { number, view } = await aShipped()
    world.clock.forward(60)
    const forged = list(number, data(['已签收', '3', minutes(-1)]))
    const good = signed(forged)
    for (const form of [
      signed(forged, 'another-salt'),
      { param: good.param },
      { ...good, param: good.param.replace('polling', 'shutdown') },
      { param: 'no json', sign: md5(`no json${keys.salt}`) },
    ])
      expect(await push('kuaidi100', form)).toMatchObject({ result: false, returnCode: '500' })
    expect(await view()).toMatchObject({ state: 'shipped', events: [] })
    const counted = await world.app.context.metrics.getSingleMetric('linli_tracking_pushes_total')?.get()
    expect(counted?.values.find(({ labels }) => labels.result === 'refused')?.value).toBe(4)
  })

  it('should be asked where pushes stay away, and at most every half hour', async () => {
    const { number, view } = await aShipped()
    await world.app.context.jobs.runDue()
    const asked = () =>
      service.asked.filter(({ path, form }) => path === '/poll/query.do' && form.get('param')?.includes(number)).length
    service.answer = () => list(number, data(['到达', '0', minutes(-1)]))
    world.clock.forward(29)
    await world.app.context.jobs.runDue()
    expect(asked()).toBe(0)
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
    expect(asked()).toBe(1)
    const form = service.formOf('/poll/query.do')
    expect(form.get('sign')).toBe(md5((form.get('param') ?? '') + keys.key + keys.customer).toUpperCase())
    expect(await view()).toMatchObject({ state: 'inTransit', events: [{ text: '到达' }] })
    world.clock.forward(20)
    await push('kuaidi100', signed(list(number, data(['派件', '5', minutes(-1)], ['到达', '0', minutes(-21)]))))
    world.clock.forward(10)
    await world.app.context.jobs.runDue()
    expect(asked()).toBe(1)
    world.clock.forward(20)
    service.answer = () => ({ result: false, returnCode: '500', message: '查询无结果' })
    await world.app.context.jobs.runDue()
    expect(asked()).toBe(2)
    expect(await view()).toMatchObject({ state: 'outForDelivery' })
  })
})

describe('KDNiao', () => {
  const keys = { businessId: '1234567', appKey: 'the-app-key' }
  const sign = (data: string, key = keys.appKey) => Buffer.from(md5(data + key)).toString('base64')
  const signed = (number: string, more: object, key?: string, id = keys.businessId) => {
    const one = { ShipperCode: 'SF', LogisticCode: number, Success: true, ...more }
    const RequestData = JSON.stringify({ EBusinessID: id, Count: '1', Data: [one] })
    return { RequestType: '102', RequestData, DataSign: encodeURIComponent(sign(RequestData, key)) }
  }

  beforeAll(() => open((base) => ({ kdniao: { ...keys, api: base } })))
  afterAll(close)
  beforeEach(() => {
    service.answer = () => ({ EBusinessID: keys.businessId, Success: true })
  })

  it('should be asked to follow a parcel, and push what its scans are', async () => {
    const { number, view } = await aShipped()
    await world.app.context.jobs.runDue()
    const form = service.formOf('/api/dist')
    const data = form.get('RequestData') ?? ''
    expect(JSON.parse(data)).toEqual({ ShipperCode: 'SF', LogisticCode: number, CustomerName: '6209' })
    expect([form.get('RequestType'), form.get('DataSign')]).toEqual(['1008', sign(data)])
    world.clock.forward(60)
    const Traces = [
      { AcceptTime: stamp(minutes(-20)), AcceptStation: '已揽收', Action: '1' },
      { AcceptTime: stamp(minutes(-5)), AcceptStation: '已入柜，取件码8-2-3021', Action: '211' },
    ]
    expect(await push('kdniao', signed(number, { State: '2', StateEx: '211', Traces }))).toMatchObject({
      EBusinessID: keys.businessId,
      Success: true,
    })
    expect(await view()).toMatchObject({ state: 'locker', lockerCode: '8-2-3021', events: [{}, { state: 'shipped' }] })
  })

  it('should not be imitated', async () => {
    const { number, view } = await aShipped()
    const Traces = [{ AcceptTime: stamp(minutes(0)), AcceptStation: '已签收', Action: '3' }]
    for (const form of [
      signed(number, { State: '3', Traces }, 'another-key'),
      { ...signed(number, { State: '3', Traces }), DataSign: '%41%ZZ%E0' },
      signed(number, { State: '3', Traces }, keys.appKey, '7654321'),
      { ...signed(number, { State: '3', Traces }), RequestType: '107' },
    ])
      expect(await push('kdniao', form)).toMatchObject({ Success: false })
    const counted = await world.app.context.metrics.getSingleMetric('linli_tracking_pushes_total')?.get()
    expect(counted?.values.find(({ labels }) => labels.result === 'refused')?.value).toBe(4)
    expect(await view()).toMatchObject({ state: 'shipped', events: [] })
  })
})
