import {
  errandAddTip,
  errandCancel,
  errandCancelTerms,
  errandDetail,
  errandOrderStance,
  errandShare,
  errandShared,
  errandSubmit,
  errandTimeOptions,
} from '@contract/calls/errand'
import { addressDelete } from '@contract/calls/address'
import { couponList } from '@contract/calls/coupon'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { given } from '../../testing/coupons'
import { aPaidErrand, anErrand, aRider, aStance, errandKey, pay, withErrand } from '../../testing/errands'
import { aPicture } from '../../testing/picture'
import { aWorld, type World } from '../../testing/world'
import { localMinute } from '../../local-time'
import { isNight } from './price'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const balance = 1_000_00
const aCustomer = () => world.make.customer({ balance })
type Customer = Awaited<ReturnType<typeof aCustomer>>
const terms = () => world.app.context.config.errandTerms
const accepted = (orderId: string) => withErrand(world, orderId, (tx, order, desk) => desk.accept(tx, order, aRider))
const stance = async (ann: Customer, over: Parameters<typeof aStance>[2] = {}) =>
  (await ann.call(errandOrderStance, await aStance(world, ann, over))).quote
/** The next pickup time at or after an hour of the city's clock. */
const timeAt = async (hour: number) => {
  const { times } = await world.visitor.call(errandTimeOptions, {})
  const { timeZone } = world.app.context.config
  const found = times.find((time) => localMinute(timeZone, new Date(time)) === hour * 60)
  if (!found) throw new Error(`no pickup at ${hour}:00`)
  return found
}

describe('the price of an errand', () => {
  it('should add the night by the time of the pickup, on the city’s clock', async () => {
    const ann = await aCustomer()
    const amounts = async (hour: number) => {
      const quote = await stance(ann, { pickupAt: await timeAt(hour) })
      return quote?.components.find(({ kind }) => kind === 'night')?.amount
    }
    expect([await amounts(12), await amounts(22), await amounts(0), await amounts(5), await amounts(6)]).toEqual([
      ...[undefined, terms().nightFee, terms().nightFee, terms().nightFee, undefined],
    ])
    expect(isNight(terms(), 'Asia/Shanghai', new Date('2026-01-01T14:00:00Z'))).toBe(true)
    expect(isNight(terms(), 'Asia/Shanghai', new Date('2026-01-01T13:59:00Z'))).toBe(false)
  })

  it('should keep the weather of its quote', async () => {
    const ann = await aCustomer()
    const quote = await stance(ann)
    const config = terms() as { badWeather: boolean }
    config.badWeather = true
    const rainy = await stance(ann)
    const submitted = { quoteId: quote?.id ?? '', agreed: true, ...errandKey() }
    const { total } = await ann.call(errandSubmit, submitted)
    config.badWeather = false
    expect(rainy).toMatchObject({ badWeather: true, total: (quote?.total ?? 0) + terms().weatherFee })
    expect(total).toBe(quote?.total)
    const { orderId } = await ann.call(errandSubmit, { quoteId: rainy?.id ?? '', agreed: true, ...errandKey() })
    expect((await ann.call(errandDetail, { orderId })).total).toBe(rainy?.total)
  })
})

describe('placing an errand', () => {
  it('should need the agreement, a time that is to come, and three photos at most', async () => {
    const ann = await aCustomer()
    const pickupAt = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString()
    const quoteId = (await stance(ann, { pickupAt }))?.id ?? ''
    const submit = (over: object) => ann.refusal(errandSubmit, { quoteId, agreed: true, ...over, ...errandKey() })
    expect(await submit({ agreed: false })).toBe('priceGuaranteeRequired')
    const images = []
    for (let side = 0; side < 4; side += 1)
      images.push((await ann.upload(await aPicture(30 + side, 30), { module: 'errand' })).id)
    expect(await submit({ images })).toBe('errandPhotosFull')
    world.clock.forward(11)
    expect(await submit({})).toBe('timeSlotUnavailable')
  })

  it('should look for a rider at once when its time passes while one pays', async () => {
    const ann = await aCustomer()
    const pickupAt = new Date(world.clock.now().getTime() + 5 * 60_000).toISOString()
    const orderId = await anErrand(world, ann, { pickupAt })
    world.clock.forward(10)
    await pay(ann, { orderId })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'waitingAccept', pickupAt })
    await accepted(orderId)
  })

  it('should go to an address that was deleted since', async () => {
    const ann = await aCustomer()
    const deliveryAddressId = await world.make.address(ann.id, { is_default: false, address: 'Old Garden' })
    const orderId = await aPaidErrand(world, ann, { deliveryAddressId })
    await ann.call(addressDelete, { addressId: deliveryAddressId })
    await accepted(orderId)
    expect((await ann.call(errandDetail, { orderId })).deliveryAddress).toMatchObject({ address: 'Old Garden' })
  })
})

describe('cancelling an errand', () => {
  it('should be done or not done, never both, when a rider accepts in the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ann = await aCustomer()
      const orderId = await aPaidErrand(world, ann)
      const cancel = ann.call(errandCancel, { orderId, reason: 'No', ...errandKey() })
      const both = await Promise.allSettled([cancel, accepted(orderId)])
      const { state, refunded, total } = await ann.call(errandDetail, { orderId })
      // Within the grace after an acceptance it is free too.
      expect(['cancelled', 'riderAccepted']).toContain(state)
      expect(refunded).toBe(state === 'cancelled' ? total : 0)
      expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect(await world.make.balanceOf('customer', ann.id)).toBe(balance - (total - refunded))
    }
  })

  it('should be refused after the pickup, and free while the rider is late', async () => {
    const ann = await aCustomer()
    const [picked, late] = [await aPaidErrand(world, ann), await aPaidErrand(world, ann)]
    await accepted(picked)
    await withErrand(world, picked, async (tx, order, desk) =>
      desk.bought(tx, await desk.arrive(tx, order), [{ amount: 10_00, photoHash: 'rules' }]),
    )
    const asked = { orderId: picked, reason: 'No', ...errandKey() }
    expect(await ann.refusal(errandCancel, asked)).toBe('errandAlreadyPickedUp')
    await accepted(late)
    world.clock.forward(5)
    expect(await ann.call(errandCancelTerms, { orderId: late })).toMatchObject({
      reason: 'fee',
      fee: terms().cancelFee,
    })
    world.clock.forward(120)
    expect(await ann.call(errandCancelTerms, { orderId: late })).toMatchObject({ reason: 'late', fee: 0 })
  })

  it('should restore the coupon where it is free, and not where a fee is kept', async () => {
    const ann = await aCustomer()
    const usable = async () => (await ann.call(couponList, { tab: 'unused' })).items.length
    await given(world, ann.id, { for_kinds: ['errand'] })
    const free = await aPaidErrand(world, ann)
    expect(await usable()).toBe(0)
    await ann.call(errandCancel, { orderId: free, reason: 'No', ...errandKey() })
    expect(await usable()).toBe(1)
    const orderId = await aPaidErrand(world, ann)
    expect(await usable()).toBe(0)
    await accepted(orderId)
    world.clock.forward(5)
    const { fee } = await ann.call(errandCancelTerms, { orderId })
    expect(fee).toBeGreaterThan(0)
    await ann.call(errandCancel, { orderId, reason: 'No', fee, ...errandKey() })
    expect(await usable()).toBe(0)
  })
})

it('should show a shared errand by its own link alone', async () => {
  const ann = await aCustomer()
  const [one, other] = [await aPaidErrand(world, ann), await aPaidErrand(world, ann)]
  const { token } = await ann.call(errandShare, { orderId: one })
  expect(await world.visitor.call(errandShared, { token })).toMatchObject({ state: 'waitingAccept' })
  const [, signature = ''] = token.split('.')
  for (const wrong of [`${other}.${signature}`, one, `${token}.x`, 'x'])
    expect(await world.visitor.refusal(errandShared, { token: wrong })).toBe('errandLinkNotFound')
  expect(await ann.refusal(errandAddTip, { orderId: one, tip: 900_00, ...errandKey() })).toBe('errandTipTooHigh')
})
