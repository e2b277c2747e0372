import { randomUUID } from 'node:crypto'
import { merchantSaveShop } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { partnerRenewLicence, partnerStatus } from '@contract/calls/partner'
import { riderMe } from '@contract/calls/rider'
import { staffApplications, staffApprove, staffSuspendStore } from '@contract/calls/staff'
import { storeQualification } from '@contract/calls/store'
import type { EndingDocument } from '@contract/entities/application'
import type { TestCaller } from '../../testing/caller'
import { aPicture } from '../../testing/picture'
import { aRider } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'
import { keepLicences } from './renewal'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const day = (count: number) => new Date(world.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10)
const titles = async (caller: TestCaller) =>
  (await caller.call(messageSystemList, { kind: 'announcement' })).items.map(({ title }) => title)

/** An open store with a food licence that ends, and its merchant. */
async function aStore(foodLicence: string | undefined) {
  const merchant = await world.make.customer()
  const storeId = await world.make.store({ merchant_id: merchant.id })
  const licences = [
    { kind: 'businessLicence', until: undefined },
    { kind: 'foodLicence', until: foodLicence },
  ] as const
  await world.app.context.db.transaction().execute((tx) => keepLicences(tx, storeId, 'Lotus Noodles', licences))
  return { merchant, storeId }
}

const renewal = async (caller: TestCaller, document: EndingDocument, until: string, storeId?: string) => {
  const { id: photo } = await caller.upload(await aPicture(64, 48), { module: 'licence' })
  const about = { document, number: 'JY14403050098765', until, photo, agreed: true as const }
  return { ...about, ...(storeId && { storeId }), idempotencyKey: randomUUID() }
}
async function approve(caller: TestCaller) {
  const staff = await aStaff(world)
  const { application } = await caller.call(partnerStatus, { kind: 'licence' })
  const { items } = await staff.call(staffApplications, { pageSize: 50 })
  const { id } = items.find(({ number }) => number === application.number) ?? { id: '' }
  await staff.call(staffApprove, { applicationId: id, reason: 'Checked', idempotencyKey: randomUUID() })
}
const state = (storeId: string) =>
  world.app.context.db
    .selectFrom('stores')
    .select(['status', 'suspended_at', 'licence_ended_at'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()

it('should be shown to customers with its end', async () => {
  const { storeId } = await aStore(day(90))
  expect((await world.visitor.call(storeQualification, { storeId })).items).toEqual([
    { kind: 'businessLicence', holder: 'Lotus Noodles', number: null, validUntil: null, picture: null },
    { kind: 'foodLicence', holder: 'Lotus Noodles', number: null, validUntil: day(90), picture: null },
  ])
})

it('should be announced 30, 7 and 1 days before its end, once each', async () => {
  const { merchant } = await aStore(day(31))
  const told = world.app.context.db
    .selectFrom('notices')
    .select('id')
    .where('customer_id', '=', merchant.id)
    .where('topic', '=', 'storeLicenceEnds')
  const count = async () => (await told.execute()).length
  const counts: number[] = []
  for (const days of [0, 1, 1, 22, 1, 5, 1]) {
    await world.hours(days * 24)
    await world.hours(1)
    counts.push(await count())
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
})

it('should suspend its store once it has ended, until a renewed one is accepted', async () => {
  const { merchant, storeId } = await aStore(day(1))
  await world.hours(24)
  expect(await state(storeId)).toMatchObject({ status: 'open', suspended_at: null })
  await world.hours(24)
  expect(await state(storeId)).toMatchObject({ status: 'closed', suspended_at: expect.any(Date) as Date })
  expect(await titles(merchant)).toContain('Your store is suspended')
  expect(await merchant.refusal(merchantSaveShop, { storeId, status: 'open' })).toBe('storeSuspended')
  await merchant.call(partnerRenewLicence, await renewal(merchant, 'foodLicence', day(300), storeId))
  expect(await state(storeId)).toMatchObject({ status: 'closed' })
  await approve(merchant)
  expect(await state(storeId)).toEqual({ status: 'open', suspended_at: null, licence_ended_at: null })
  const { items } = await world.visitor.call(storeQualification, { storeId })
  expect(items[1]).toMatchObject({ number: 'JY14403050098765', validUntil: day(300) })
})

it('should not reopen a store by a renewed licence that has ended too, or that staff suspended', async () => {
  const [ended, suspended] = [await aStore(day(-1)), await aStore(day(100))]
  await world.hours(1)
  const { db, clock } = world.app.context
  await world.make.changeStore(suspended.storeId, { suspended_at: clock.now(), status: 'closed' })
  expect(await db.selectFrom('stores').select('id').where('id', '=', ended.storeId).execute()).toHaveLength(1)
  for (const [{ merchant, storeId }, until] of [
    [ended, day(-1)],
    [suspended, day(200)],
  ] as const) {
    await merchant.call(partnerRenewLicence, await renewal(merchant, 'foodLicence', until, storeId))
    await approve(merchant)
    expect(await state(storeId)).toMatchObject({ status: 'closed', suspended_at: expect.any(Date) as Date })
  }
})

it('should be renewed by the merchant of the store alone, and an insurance by riders alone', async () => {
  const { storeId } = await aStore(day(90))
  const other = await world.make.customer()
  const asOther = await renewal(other, 'foodLicence', day(300), storeId)
  expect(await other.refusal(partnerRenewLicence, asOther)).toBe('storeNotFound')
  expect(await other.refusal(partnerRenewLicence, await renewal(other, 'foodLicence', day(300)))).toBe('storeNotFound')
  expect(await other.refusal(partnerRenewLicence, await renewal(other, 'insurance', day(300)))).toBe('noRider')
})

it('should suspend a rider whose insurance has ended, until a renewed one is accepted', async () => {
  const rider = await aRider(world)
  const insured = (until: string) =>
    world.app.context.db
      .updateTable('riders')
      .set({ insured_until: until })
      .where('customer_id', '=', rider.id)
      .execute()
  await insured(day(7))
  await world.hours(1)
  expect(await titles(rider)).toEqual(['Your insurance is about to expire'])
  await insured(day(-1))
  await world.hours(1)
  expect(await titles(rider)).toContain('You can’t take deliveries')
  expect(await rider.call(riderMe, {})).toMatchObject({ suspended: true, shift: { state: 'paused' } })
  await rider.call(partnerRenewLicence, await renewal(rider, 'insurance', day(300)))
  await approve(rider)
  expect(await rider.call(riderMe, {})).toMatchObject({ suspended: false })
})

/** Suspensions by ended documents and by staff, with the holder of the document. */
const suspensions = {
  async store() {
    const { merchant, storeId } = await aStore(day(-1))
    return {
      ...{ holder: merchant, storeId, document: 'foodLicence' as const },
      suspend: async () => {
        const acting = { reason: 'Sells what it may not', idempotencyKey: randomUUID() }
        await (await aStaff(world)).call(staffSuspendStore, { storeId, ...acting })
      },
      isSuspended: async () => (await state(storeId)).suspended_at !== null,
    }
  },
  async rider() {
    const holder = await aRider(world)
    const { db } = world.app.context
    await db
      .updateTable('riders')
      .set({ insured_until: day(-1) })
      .where('customer_id', '=', holder.id)
      .execute()
    const { riders } = world.app.services.deliveries
    return {
      ...{ holder, storeId: undefined, document: 'insurance' as const },
      suspend: () => db.transaction().execute((tx) => riders.suspend(tx, holder.id, true)),
      isSuspended: async () => (await holder.call(riderMe, {})).suspended,
    }
  },
}

it.each(Object.entries(suspensions))(
  'should not end a suspension of a %s by staff that came after its own',
  async (_, make) => {
    const { holder, storeId, document, suspend, isSuspended } = await make()
    await world.hours(1)
    expect(await isSuspended()).toBe(true)
    await suspend()
    await holder.call(partnerRenewLicence, await renewal(holder, document, day(300), storeId))
    await approve(holder)
    expect(await isSuspended()).toBe(true)
  },
)
