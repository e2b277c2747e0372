import { randomUUID } from 'node:crypto'
import {
  accountCancel,
  accountCancelRisk,
  accountEndOtherSessions,
  accountEndSession,
  accountExportData,
  accountSessions,
} from '@contract/calls/account'
import { addressList } from '@contract/calls/address'
import type { CodePurpose } from '@contract/calls/code'
import { loginMobile } from '@contract/calls/login'
import { partnerApply } from '@contract/calls/partner'
import { userEdit, userInfo } from '@contract/calls/user'
import { TestCaller } from '../../../testing/caller'
import { codeSentTo } from '../../../testing/codes'
import { aWorld, type World } from '../../../testing/world'
import { aBasket } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { insertEntry } from '../../points/queries'
import { accountReturnDays, exportMinutes } from '../figures'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

let phones = 0
const newPhone = () => `134${String(++phones).padStart(8, '0')}`
const days = accountReturnDays * 24

function codeFor(phone: string, purpose: CodePurpose) {
  world.clock.forward(1)
  return codeSentTo(world, phone, purpose)
}

async function signIn(phone: string, restore = false) {
  const code = await codeFor(phone, 'login')
  const { user, userToken } = await world.visitor.call(loginMobile, { phone, code, agreed: true, restore })
  return new TestCaller(world.base, user.id, userToken)
}

async function closed(phone = newPhone()) {
  const ann = await signIn(phone)
  await world.make.address(ann.id)
  await ann.call(accountCancel, { code: await codeFor(phone, 'cancelAccount'), agreed: true })
  return { ann, phone }
}

const rowOf = (id: string) =>
  world.app.context.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('account.cancelRisk', () => {
  it('should name what has to be settled, and refuse to close until it is', async () => {
    const phone = newPhone()
    const ann = await world.make.customer({ phone, balance: 12_50 })
    const { settle, needsPayPassword } = await ann.call(accountCancelRisk, {})
    expect(settle).toEqual([{ kind: 'balance', amount: 12_50, count: null, until: null }])
    expect(needsPayPassword).toBe(true)
    const code = await codeFor(phone, 'cancelAccount')
    expect(await ann.refusal(accountCancel, { code, payPassword: '246810', agreed: true })).toBe('cancelBlocked')
    await ann.call(userInfo, {})
  })

  it('should stop who runs a store', async () => {
    const ann = await world.make.customer()
    await world.make.store({ merchant_id: ann.id })
    expect((await ann.call(accountCancelRisk, {})).settle).toMatchObject([{ kind: 'store', count: 1 }])
  })
})

it('account.cancelRisk should list the applications that are withdrawn', async () => {
  const ann = await world.make.customer()
  const form = {
    name: 'Lin',
    phone: '13800006209',
    company: '',
    region: 'Nanshan',
    plan: 'Lockers',
    agreed: true as const,
  }
  await ann.call(partnerApply, { ...form, idempotencyKey: randomUUID() })
  expect((await ann.call(accountCancelRisk, {})).lost).toMatchObject([{ kind: 'applications', count: 1 }])
})

it('account.cancelRisk should list the points that are cleared', async () => {
  const { ann, orderId } = await aPaidOrder(world)
  const now = world.clock.now()
  const title = JSON.stringify({ en: 'A store', zh: 'A store' })
  const of = { customer_id: ann.id, order_id: orderId, reference_id: orderId, title, created_at: now }
  const { db } = world.app.context
  await db.transaction().execute(async (tx) => {
    await insertEntry(tx, { ...of, id: randomUUID(), kind: 'order', amount: 62, basis: 62_01 })
    await insertEntry(tx, { ...of, id: randomUUID(), kind: 'refund', amount: -20, basis: 20_00 })
  })
  expect((await ann.call(accountCancelRisk, {})).lost).toMatchObject([{ kind: 'points', count: 42 }])
})

describe('account.cancel', () => {
  it('should need the code, and the pay password of a customer who has one', async () => {
    const phone = newPhone()
    const ann = await world.make.customer({ phone })
    const code = await codeFor(phone, 'cancelAccount')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await ann.refusal(accountCancel, { code: wrong, payPassword: '246810', agreed: true })).toBe('codeWrong')
    expect(await ann.refusal(accountCancel, { code, agreed: true })).toBe('invalidRequest')
    expect(await ann.refusal(accountCancel, { code, payPassword: '111111', agreed: true })).toBe('payPasswordWrong')
    await ann.call(accountCancel, { code, payPassword: '246810', agreed: true })
  })

  it('should end every session, and come back by a login within the days, with everything', async () => {
    const { ann, phone } = await closed()
    expect(await ann.refusal(userInfo, {})).toBe('signedInElsewhere')
    await world.hours(days - 1)
    const code = await codeFor(phone, 'login')
    expect(await world.visitor.refusal(loginMobile, { phone, code, agreed: true })).toBe('accountClosing')
    // The refused login has not used the code up.
    const { user, userToken } = await world.visitor.call(loginMobile, { phone, code, agreed: true, restore: true })
    expect(user.id).toBe(ann.id)
    await world.hours(days)
    const { items } = await new TestCaller(world.base, user.id, userToken).call(addressList, {})
    expect(items).toHaveLength(1)
  })

  it('should erase the person once the days are over, and leave the phone to somebody new', async () => {
    const { ann, phone } = await closed()
    await world.hours(days)
    const row = await rowOf(ann.id)
    expect(row).toMatchObject({ status: 'disabled', email_sealed: null, birthday: null, masked_phone: '' })
    expect(row.erased_at).not.toBeNull()
    expect(world.app.context.seal.open(row.phone_sealed)).not.toContain(phone)
    for (const table of ['addresses', 'sessions'] as const) {
      const left = await world.app.context.db.selectFrom(table).selectAll().where('customer_id', '=', ann.id).execute()
      expect(left).toEqual([])
    }
    expect((await signIn(phone)).id).not.toBe(ann.id)
  })

  it('should erase once, however often it was closed and brought back before', async () => {
    const { ann, phone } = await closed()
    await world.hours(24)
    const again = await signIn(phone, true)
    await again.call(accountCancel, { code: await codeFor(phone, 'cancelAccount'), agreed: true })
    await world.hours(days - 24)
    expect((await rowOf(ann.id)).erased_at).toBeNull()
    await world.hours(24)
    const { erased_at } = await rowOf(ann.id)
    expect(erased_at).not.toBeNull()
    await world.hours(days)
    expect((await rowOf(ann.id)).erased_at).toEqual(erased_at)
  })
})

describe('account.exportData', () => {
  const download = (path: string) => fetch(`${world.base}${path}`)

  it('should be all of the caller’s data as JSON, without secrets or data of anybody else', async () => {
    const { ann } = await aBasket(world)
    await ann.call(userEdit, { email: 'ann@example.com' })
    const ben = await world.make.customer({ balance: 77_77 })
    const { path } = await ann.call(accountExportData, {})
    const answer = await download(path)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    const text = await answer.text()
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
    expect(data['profile']).toMatchObject([{ id: ann.id, email: 'ann@example.com' }])
    expect(data['addresses']).toMatchObject([{ details: { consignee: 'Lin' } }])
    expect(data['money']).toMatchObject([{ amount: 100_00 }])
    expect(data['cart_lines']).toHaveLength(1)
    expect(text).not.toMatch(/argon2|token_hash|phone_hash/)
    expect(text).not.toContain(ben.id)
  })

  it('should leave out what is between a store and the platform', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world)
    await world.make.commission(1000, { storeId })
    const { path } = await ann.call(accountExportData, {})
    const text = await (await download(path)).text()
    expect(text).toContain(orderId)
    expect(text).not.toContain('commission_rate')
  })

  it('should be at an address that lasts some minutes, for this session alone, and that nobody can make up', async () => {
    const ann = await world.make.customer()
    const { path } = await ann.call(accountExportData, {})
    expect((await download(path.replace(ann.id, (await world.make.customer()).id))).status).toBe(404)
    expect((await download(path)).status).toBe(200)
    world.clock.forward(exportMinutes)
    expect((await download(path)).status).toBe(404)
    const { path: later } = await ann.call(accountExportData, {})
    const [device] = (await ann.call(accountSessions, {})).devices
    await ann.call(accountEndSession, { sessionId: device?.id ?? '' })
    expect((await download(later)).status).toBe(404)
  })
})

describe('account.sessions', () => {
  it('should list the devices, mark a new one, and end one or all others', async () => {
    const phone = newPhone()
    const [first, second, third] = [await signIn(phone), await signIn(phone), await signIn(phone)]
    const { devices } = await first.call(accountSessions, {})
    expect(devices.map(({ current }) => current)).toEqual([true, false, false])
    const other = devices.find(({ current }) => !current)
    await first.call(accountEndSession, { sessionId: other?.id ?? '' })
    const ended = await Promise.all([second, third].map((caller) => caller.refusal(userInfo, {})))
    expect(ended.filter((failure) => failure === 'signedInElsewhere')).toHaveLength(1)
    expect(await first.refusal(accountEndSession, { sessionId: other?.id ?? '' })).toBe('sessionNotFound')
    await first.call(accountEndOtherSessions, {})
    expect((await first.call(accountSessions, {})).devices).toHaveLength(1)
    const ben = await world.make.customer()
    const [own] = (await first.call(accountSessions, {})).devices
    expect(await ben.refusal(accountEndSession, { sessionId: own?.id ?? '' })).toBe('sessionNotFound')
  })

  it('should say when a device was last used', async () => {
    const ann = await signIn(newPhone())
    world.clock.forward(60)
    await ann.call(userInfo, {})
    const now = world.clock.now().toISOString()
    expect((await ann.call(accountSessions, {})).devices).toMatchObject([{ seenAt: now, isNew: false }])
  })
})
