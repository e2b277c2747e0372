import { v7 as uuid } from 'uuid'
import { couponList, couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { homeCoupons } from '@contract/calls/home'
import { storeDetail } from '@contract/calls/store'
import { limits } from '@contract/limits'
import { aWorld, type World } from '../../testing/world'

let world: World
let storeId: string
beforeAll(async () => {
  world = await aWorld()
  storeId = await world.make.store({ member_envelope: 800 })
})
afterAll(() => world.close())

const request = (over: object = {}) => ({ storeId, idempotencyKey: uuid(), ...over })
const allowance = limits.memberEnvelopesPerMonth

it('gives a member the store’s own coupon for one envelope, once for a key', async () => {
  const ann = await world.make.customer({ member: true })
  expect(await ann.call(storeDetail, { storeId })).toMatchObject({ memberEnvelope: 800, envelopesLeft: allowance })
  const wish = request()
  const answer = await ann.call(couponRedeemMemberEnvelope, wish)
  expect(answer).toEqual({ amount: 800, left: allowance - 1 })
  expect(await ann.call(couponRedeemMemberEnvelope, wish)).toEqual(answer)
  const { items } = await ann.call(couponList, {})
  expect(items).toMatchObject([{ storeId, kind: 'store', amount: 800, minimum: 0, status: 'unused' }])
  expect(await ann.call(storeDetail, { storeId })).toMatchObject({ envelopesLeft: allowance - 1 })
})

it('continues until the month’s envelopes are used up, also for requests that come at once', async () => {
  const ann = await world.make.customer({ member: true })
  const attempts = Array.from({ length: allowance + 2 }, () => ann.send('coupon.redeemMemberEnvelope', request()))
  const codes = (await Promise.all(attempts)).map(({ envelope }) => envelope.code)
  expect(codes.filter((code) => code === 1)).toHaveLength(allowance)
  expect(await ann.refusal(couponRedeemMemberEnvelope, request())).toBe('envelopeUsedUp')
  expect((await ann.call(couponList, { pageSize: 50 })).items).toHaveLength(allowance)
  world.clock.forward(10 * 24 * 60)
  expect((await ann.call(couponRedeemMemberEnvelope, request())).left).toBe(allowance - 1)
})

it('wants a member, and a store that has one', async () => {
  const ben = await world.make.customer()
  expect(await ben.refusal(couponRedeemMemberEnvelope, request())).toBe('notMember')
  expect(await ben.call(storeDetail, { storeId })).toMatchObject({ envelopesLeft: null })
  const ann = await world.make.customer({ member: true })
  const without = await world.make.store()
  expect(await ann.refusal(couponRedeemMemberEnvelope, request({ storeId: without }))).toBe('couponUnavailable')
  expect(await ann.refusal(couponRedeemMemberEnvelope, request({ storeId: uuid() }))).toBe('storeNotFound')
  expect(await ann.call(storeDetail, { storeId })).toMatchObject({ envelopesLeft: allowance })
})

it('is nothing that can be claimed without one', async () => {
  const ann = await world.make.customer({ member: true })
  await ann.call(couponRedeemMemberEnvelope, request())
  expect(await ann.call(homeCoupons, { storeId })).toEqual({ items: [] })
})
