import { v7 as uuid } from 'uuid'
import { reportAdd, reportTypes } from '@contract/calls/report'
import { storeCollect, storeDetail, storeQualification, storeReport } from '@contract/calls/store'
import { limits } from '@contract/limits'
import { aWorld, type World } from '../../testing/world'

let world: World
let storeId: string
beforeAll(async () => {
  world = await aWorld()
  storeId = await world.make.store()
})
afterAll(() => world.close())

const picture = { path: '/pictures/0000000000000000', colour: '#FFDFA8' }

describe('store.qualification', () => {
  const licence = (kind: 'businessLicence' | 'foodLicence', position: number, valid_until: string | null) => ({
    id: uuid(),
    store_id: storeId,
    kind,
    position,
    valid_until,
    number: `N${position}`,
    holder: JSON.stringify({ en: 'Stove Ltd.', zh: '老灶餐饮' }),
    picture: JSON.stringify(picture),
  })

  it('should show the licences in their order', async () => {
    const rows = [licence('foodLicence', 1, '2029-05-31'), licence('businessLicence', 0, null)]
    await world.app.context.db.insertInto('qualifications').values(rows).execute()
    expect(await world.visitor.call(storeQualification, { storeId })).toEqual({
      storeName: 'Old Stove Beef Noodles',
      items: [
        { kind: 'businessLicence', holder: 'Stove Ltd.', number: 'N0', validUntil: null, picture },
        { kind: 'foodLicence', holder: 'Stove Ltd.', number: 'N1', validUntil: '2029-05-31', picture },
      ],
    })
  })

  it('should know no other store', async () => {
    expect(await world.visitor.refusal(storeQualification, { storeId: uuid() })).toBe('storeNotFound')
  })
})

describe('store.collect', () => {
  it('should keep a store for one customer alone, as often as it is said', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    for (const collected of [true, true]) {
      expect(await ann.call(storeCollect, { storeId, collected })).toEqual({ collected })
      expect(await ann.call(storeDetail, { storeId })).toMatchObject({ collected })
    }
    expect(await ben.call(storeDetail, { storeId })).toMatchObject({ collected: false })
    expect(await world.visitor.call(storeDetail, { storeId })).toMatchObject({ collected: false })
    await ann.call(storeCollect, { storeId, collected: false })
    expect(await ann.call(storeDetail, { storeId })).toMatchObject({ collected: false })
  })

  it('should refuse visitors, and what is no store', async () => {
    expect(await world.visitor.refusal(storeCollect, { storeId, collected: true })).toBe('notSignedIn')
    const ann = await world.make.customer()
    expect(await ann.refusal(storeCollect, { storeId: uuid(), collected: true })).toBe('storeNotFound')
  })
})

describe('store.report', () => {
  const report = (over: object = {}) => ({
    storeId,
    type: 'foodSafety' as const,
    content: 'The soup was cold and off',
    pictures: [],
    idempotencyKey: uuid(),
    ...over,
  })
  const kept = (customerId: string) =>
    world.app.context.db.selectFrom('reports').selectAll().where('customer_id', '=', customerId).execute()

  it('should keep one report for one key', async () => {
    const ann = await world.make.customer()
    const request = report({ content: '  The soup was cold  ' })
    const first = await ann.call(storeReport, request)
    expect(await ann.call(storeReport, request)).toEqual(first)
    expect(await kept(ann.id)).toMatchObject([
      { id: first.reportId, store_id: storeId, type: 'foodSafety', content: 'The soup was cold' },
    ])
  })

  it('should want words and a known type', async () => {
    const ann = await world.make.customer()
    for (const over of [{ content: '' }, { content: '   ' }, { content: 'x'.repeat(201) }, { type: 'boring' }])
      expect((await ann.send('store.report', report(over))).status).toBe(400)
    expect(await kept(ann.id)).toEqual([])
  })

  it('should take a few a day, also of those that come at once', async () => {
    const ann = await world.make.customer()
    const attempts = Array.from({ length: limits.reportsPerDay + 2 }, () => ann.send('store.report', report()))
    const codes = (await Promise.all(attempts)).map(({ envelope }) => envelope.code)
    expect(codes.filter((code) => code === 1)).toHaveLength(limits.reportsPerDay)
    expect(await ann.refusal(storeReport, report())).toBe('tooManyReports')
    world.clock.forward(24 * 60)
    await ann.call(storeReport, report())
    expect(await kept(ann.id)).toHaveLength(limits.reportsPerDay + 1)
  })

  it('should know no other store, and say what one can report', async () => {
    const ann = await world.make.customer()
    expect(await ann.refusal(storeReport, report({ storeId: uuid() }))).toBe('storeNotFound')
    const { items } = await world.visitor.call(reportTypes, {})
    expect(items[0]).toEqual({ type: 'foodSafety', name: 'Food safety' })
  })
})

describe('report.add', () => {
  const report = (over: object) => ({
    subject: 'goods' as const,
    subjectId: uuid(),
    type: 'picture' as const,
    content: 'It is half the size',
    idempotencyKey: uuid(),
    ...over,
  })
  const kept = (customerId: string) =>
    world.app.context.db.selectFrom('reports').selectAll().where('customer_id', '=', customerId).execute()

  it('should keep what is reported, with its store', async () => {
    const ann = await world.make.customer()
    const goodsId = await world.make.goods(storeId)
    const request = report({ subjectId: goodsId })
    const first = await ann.call(reportAdd, request)
    expect(await ann.call(reportAdd, request)).toEqual(first)
    expect(await kept(ann.id)).toMatchObject([{ subject: 'goods', subject_id: goodsId, store_id: storeId }])
  })

  it('should count with the reports of stores', async () => {
    const ann = await world.make.customer()
    const of = report({ subject: 'store', subjectId: storeId })
    for (let sent = 0; sent < limits.reportsPerDay; sent += 1)
      await ann.call(reportAdd, { ...of, idempotencyKey: uuid() })
    const { subject: _, subjectId, ...store } = of
    expect(await ann.refusal(storeReport, { ...store, storeId: subjectId })).toBe('tooManyReports')
    expect((await kept(ann.id)).map(({ subject_id }) => subject_id)).toEqual(Array(limits.reportsPerDay).fill(null))
  })

  it.each(['store', 'goods', 'review'] as const)(
    'should know no other %s, and say what one can report of it',
    async (subject) => {
      const ann = await world.make.customer()
      expect(await ann.refusal(reportAdd, report({ subject, subjectId: storeId.replace(/^.{8}/, '00000000') }))).toBe(
        'reportedNotFound',
      )
      const { items } = await world.visitor.call(reportTypes, { subject })
      expect(items.length).toBeGreaterThan(3)
      expect(items.at(-1)).toEqual({ type: 'other', name: 'Something else' })
    },
  )
})
