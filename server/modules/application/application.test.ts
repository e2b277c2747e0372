import { randomUUID } from 'node:crypto'
import { mallShop } from '@contract/calls/mall'
import { merchantHotel, merchantProductSetup, merchantSaveShop, merchantStores } from '@contract/calls/merchant'
import * as calls from '@contract/calls/partner'
import { storeDetail, storeQualification } from '@contract/calls/store'
import { userAuthStatus, userCertification } from '@contract/calls/user'
import { aRider, idNumber, photo, photos } from '../../testing/applications'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'
import type { Rejection } from './engine'
import { findApplication } from './queries'

let world: World
let ann: TestCaller

beforeAll(async () => {
  // Shorter than a session, so that an applicant sees what is left.
  world = await aWorld({ PRIVATE_MEDIA_DAYS: '10' })
})
beforeEach(async () => {
  ann = await world.make.customer()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

const aMerchant = async (category: string) => ({
  storeType: 'inStore' as const,
  logoId: await photo(ann, 'store'),
  storeName: 'Lotus Noodles',
  storePhone: '0755-86201128',
  category,
  address: '12 Lake Road',
  position: { latitude: 22.5329, longitude: 113.93 },
  personInCharge: '林晓梅',
  idNumber,
  ...(await photos(ann, 'id', 'idFront', 'idBack', 'idHolding')),
  ...(await photos(ann, 'licence', 'businessLicence', 'foodLicence')),
  otherDocuments: [],
  agreed: true as const,
})

const status = (kind: 'rider' | 'merchant' | 'partner', who = ann) => who.call(calls.partnerStatus, { kind })
const stored = () =>
  world.app.context.db.selectFrom('applications').selectAll().where('customer_id', '=', ann.id).execute()
const idOf = async () => (await stored())[0]?.id ?? ''
const approve = (id: string) =>
  world.app.context.db.transaction().execute((tx) => world.app.services.applications.approve(tx, id, 'test'))
const reject = (id: string, rejection: Rejection) =>
  world.app.context.db.transaction().execute((tx) => world.app.services.applications.reject(tx, id, 'test', rejection))
const blurred = { field: 'idBack', text: { en: 'The emblem side is blurred', zh: '国徽面不清晰' } }

describe('an application', () => {
  it('should not be submitted before it is handed in, and be in review after', async () => {
    expect(await status('rider')).toMatchObject({
      application: { state: 'notSubmitted', number: null },
      filledIn: null,
    })
    const handed = await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    expect(handed).toMatchObject({ kind: 'rider', state: 'inReview', applicant: '陈**', reasons: [], workingDays: 1 })
    expect(handed.number).toMatch(/^A\d{8}[0-9A-F]{6}$/)
    expect(await status('rider')).toEqual({ application: handed, filledIn: null })
    expect((await ann.call(userCertification, {})).items).toContainEqual({
      kind: 'rider',
      state: 'inReview',
      reason: null,
    })
    expect(await ann.call(userAuthStatus, {})).toEqual({ state: 'inReview' })
  })

  it('should be one, however often it is handed in', async () => {
    const request = { ...(await aRider(ann)), ...key() }
    const [first, second] = await Promise.all([
      ann.call(calls.partnerRiderConfirm, request),
      ann.call(calls.partnerRiderConfirm, request),
    ])
    expect(second).toEqual(first)
    expect(await ann.refusal(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })).toBe(
      'applicationInReview',
    )
    expect(await stored()).toHaveLength(1)
  })

  it('should lie sealed', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    const text = JSON.stringify(await stored())
    for (const personal of [idNumber, '陈立安', '粤B12345', 'Nanshan', 'P-778']) expect(text).not.toContain(personal)
  })

  it('should be refused with a wrong ID number, plate or size, without consent, or with pictures of others', async () => {
    const rider = await aRider(ann)
    const wrong = [
      { idNumber: `${idNumber.slice(0, 17)}1` },
      { plate: 'YB1234' },
      { body: { length: '178', width: '72', height: '0' } },
      { orderTypes: [] },
      { agreed: false },
    ]
    for (const part of wrong) {
      const { envelope } = await ann.send(calls.partnerRiderConfirm.name, { ...rider, ...part, ...key() })
      expect([part, envelope.code]).toEqual([part, 400])
    }
    const ben = await world.make.customer()
    const stranger = { idFront: await photo(ben, 'id') }
    const own = { idFront: await photo(ann, 'vehicle') }
    const twice = { idFront: rider.idBack }
    for (const part of [stranger, own, twice])
      expect(await ann.refusal(calls.partnerRiderConfirm, { ...rider, ...part, ...key() })).toBe('privateMediaNotFound')
    expect(await stored()).toEqual([])
  })

  it('should come back with its reasons and what was filled in, and be handed in again', async () => {
    const rider = await aRider(ann)
    await ann.call(calls.partnerRiderConfirm, { ...rider, ...key() })
    await reject(await idOf(), { reasons: [blurred], isFinal: false })
    ann.language = 'zh'
    const { application, filledIn } = await status('rider')
    expect(application).toMatchObject({ state: 'resubmit', reasons: [{ field: 'idBack', text: '国徽面不清晰' }] })
    expect(filledIn?.fields).toMatchObject({ name: '陈立安', 'body.length': '178', orderTypes: 'takeaway,errand' })
    expect(filledIn?.pictures).toMatchObject({ idFront: [{ id: rider.idFront }], idBack: [{ id: rider.idBack }] })
    const [shown] = filledIn?.pictures.idFront ?? []
    expect((await fetch(`${world.base}${shown?.cover ?? ''}`)).status).toBe(200)
    const again = { ...rider, idBack: await photo(ann, 'id'), ...key() }
    expect(await ann.call(calls.partnerRiderConfirm, again)).toMatchObject({ state: 'inReview', reasons: [] })
    expect(await stored()).toHaveLength(1)
  })

  it('should stay rejected when that is final, with its reason and nothing of what was filled in', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await reject(await idOf(), { reasons: [{ ...blurred, field: null }], isFinal: true })
    expect(await status('rider')).toMatchObject({ application: { state: 'failed' }, filledIn: null })
    expect(await ann.refusal(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })).toBe(
      'applicationDecided',
    )
    expect((await ann.call(userCertification, {})).items).toContainEqual({
      kind: 'rider',
      state: 'failed',
      reason: 'The emblem side is blurred',
    })
  })

  it('should not be decided twice, rejected without a reason, or be decided when there is none', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    const id = await idOf()
    await expect(reject(id, { reasons: [], isFinal: false })).rejects.toMatchObject({ failure: 'reasonRequired' })
    await approve(id)
    await expect(approve(id)).rejects.toMatchObject({ failure: 'applicationDecided' })
    await expect(reject(id, { reasons: [blurred], isFinal: false })).rejects.toMatchObject({
      failure: 'applicationDecided',
    })
    await expect(approve(randomUUID())).rejects.toMatchObject({ failure: 'applicationNotFound' })
  })

  it('should be of its customer alone', async () => {
    const ben = await world.make.customer()
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    expect((await status('rider', ben)).application.state).toBe('notSubmitted')
  })

  it('should have its pictures removed some days after the decision', async () => {
    const rider = await aRider(ann)
    await ann.call(calls.partnerRiderConfirm, { ...rider, ...key() })
    await reject(await idOf(), { reasons: [blurred], isFinal: false })
    await world.hours(11 * 24)
    const viewer = { kind: 'reviewer', name: 'test' } as const
    for (const id of [rider.idFront, rider.vehicleSide])
      expect(await world.app.services.privateMedia.privateAddress(id, viewer)).toBeUndefined()
  })

  it('should have what was filled in cleared some days after the decision, and can be filled in again', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    const id = await idOf()
    await reject(id, { reasons: [blurred], isFinal: false })
    await world.hours(9 * 24)
    expect((await status('rider')).filledIn?.fields).toMatchObject({ name: '陈立安' })
    await world.hours(2 * 24)
    const { application, filledIn } = await status('rider')
    expect([application.state, application.reasons.length, filledIn]).toEqual(['resubmit', 1, null])
    const { applications } = world.app.services
    const row = await findApplication(world.app.context.db, id)
    expect(row && [applications.formOf(row), applications.picturesOf(row)]).toEqual([{}, { closed: {}, open: {} }])
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await approve(id)
  })

  it('should keep what was handed in again, however long after the first decision', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await reject(await idOf(), { reasons: [blurred], isFinal: false })
    await world.hours(8 * 24)
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await world.hours(3 * 24)
    await reject(await idOf(), { reasons: [blurred], isFinal: false })
    expect((await status('rider')).filledIn?.fields).toMatchObject({ name: '陈立安' })
  })
})

describe('an accepted application', () => {
  it('should mark a rider, who is counted and shown with a masked name', async () => {
    const before = (await world.visitor.call(calls.partnerRiders, {})).count
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await approve(await idOf())
    const { count, items } = await world.visitor.call(calls.partnerRiders, {})
    expect(count).toBe(before + 1)
    expect(items[0]).toMatchObject({ name: '陈**', region: 'Nanshan, Shenzhen' })
    expect(await ann.call(userAuthStatus, {})).toEqual({ state: 'passed' })
  })

  it('should give a merchant their own store, closed until it is opened', async () => {
    const storeId = await world.make.store()
    const { category_key: category } = await world.app.context.db
      .selectFrom('stores')
      .select('category_key')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    expect(await ann.refusal(calls.partnerMerchantApply, { ...(await aMerchant('no such thing')), ...key() })).toBe(
      'storeCategoryUnknown',
    )
    await ann.call(calls.partnerMerchantApply, { ...(await aMerchant(category)), ...key() })
    expect(await ann.call(merchantStores, {})).toEqual({ items: [] })
    await approve(await idOf())
    const [store] = (await ann.call(merchantStores, {})).items
    expect(store).toMatchObject({ name: 'Lotus Noodles' })
    expect(await world.visitor.call(storeDetail, { storeId: store?.id ?? '' })).toMatchObject({
      status: 'closed',
      name: 'Lotus Noodles',
    })
  })
})

describe('a merchant with a store', () => {
  it('should have a hotel to set up where that is the type of the store', async () => {
    const { db } = world.app.context
    const { key: category } = await db.selectFrom('categories').select('key').limit(1).executeTakeFirstOrThrow()
    const { foodLicence, ...form } = await aMerchant(category)
    const apply = { ...form, storeType: 'hotel' as const }
    expect(await ann.refusal(calls.partnerMerchantApply, { ...apply, foodLicence, ...key() })).toBe(
      'specialTradeLicenceMissing',
    )
    expect(await ann.refusal(calls.partnerMerchantApply, { ...form, ...key() })).toBe('foodLicenceMissing')
    const licence = { specialTradeLicence: await photo(ann, 'licence') }
    await ann.call(calls.partnerMerchantApply, { ...apply, ...licence, ...key() })
    await approve(await idOf())
    expect(await ann.call(merchantStores, {})).toMatchObject({ items: [{ business: 'hotel' }] })
    expect(await ann.call(merchantHotel, {})).toMatchObject({ isSetUp: false, rooms: [] })
  })

  it('should have a shop of the mall to fill where that is the type of the store, without a licence of a trade', async () => {
    const { db } = world.app.context
    const { key: category } = await db.selectFrom('categories').select('key').limit(1).executeTakeFirstOrThrow()
    const { foodLicence: _none, ...form } = await aMerchant(category)
    await ann.call(calls.partnerMerchantApply, { ...form, storeType: 'mallShop', ...key() })
    await approve(await idOf())
    const { items } = await ann.call(merchantStores, {})
    expect(items).toMatchObject([{ business: 'mall' }])
    const storeId = items[0]?.id ?? ''
    expect(await ann.call(merchantProductSetup, { storeId })).toMatchObject({ templates: [] })
    expect(await ann.call(merchantSaveShop, { storeId, status: 'open' })).toMatchObject({ status: 'open' })
    expect(await world.visitor.call(mallShop, { shopId: storeId })).toMatchObject({ name: 'Lotus Noodles' })
    const { items: licences } = await world.visitor.call(storeQualification, { storeId })
    expect(licences.map(({ kind }) => kind)).toEqual(['businessLicence'])
  })

  it('should get a second one by another application, and keep the first whatever becomes of it', async () => {
    const storeId = await world.make.store()
    const { db } = world.app.context
    const { category_key: category } = await db
      .selectFrom('stores')
      .select('category_key')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    const apply = async (storeName: string) =>
      ann.call(calls.partnerMerchantApply, { ...(await aMerchant(category)), storeName, ...key() })
    await apply('First Lane')
    await approve(await idOf())
    expect(await apply('Second Lane')).toMatchObject({ state: 'inReview', decidedAt: null })
    await reject(await idOf(), { reasons: [blurred], isFinal: false })
    const names = async () => (await ann.call(merchantStores, {})).items.map(({ name }) => name).sort()
    expect(await names()).toEqual(['First Lane'])
    await apply('Second Lane')
    await approve(await idOf())
    expect(await names()).toEqual(['First Lane', 'Second Lane'])
  })

  it('should be no way for riders, who are accepted once', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await approve(await idOf())
    expect(await ann.refusal(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })).toBe(
      'applicationDecided',
    )
  })
})

describe('other applications', () => {
  it('should be taken from partners, agents and for qualifications', async () => {
    const shared = { name: '林晓梅', region: 'Nanshan, Shenzhen', phone: '13812346209', agreed: true as const }
    const partner = { ...shared, company: '', plan: 'Lockers in our towers' }
    expect((await ann.call(calls.partnerApply, { ...partner, ...key() })).kind).toBe('partner')
    const agent = { ...shared, idNumber, ...(await photos(ann, 'id', 'idFront', 'idBack')), experience: 'Ten years' }
    expect((await ann.call(calls.partnerAgentAudit, { ...agent, ...key() })).kind).toBe('agent')
    const qualification = {
      company: 'Lotus Ltd',
      licenceCode: '91440300MA5FAKE00D',
      personInCharge: '林晓梅',
      businessLicence: await photo(ann, 'licence'),
      otherDocuments: [await photo(ann, 'licence')],
      agreed: true as const,
    }
    expect(await ann.call(calls.partnerQualify, { ...qualification, ...key() })).toMatchObject({ state: 'inReview' })
    expect(await stored()).toHaveLength(3)
  })
})
