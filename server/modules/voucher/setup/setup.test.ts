import { randomUUID } from 'node:crypto'
import type { Request } from '@contract/call'
import * as calls from '@contract/calls/merchant'
import { voucherDetail, voucherPackage, voucherPackages } from '@contract/calls/voucher'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../../testing/caller'
import { aPicture } from '../../../testing/picture'
import { anyTime, aPackage, buyVouchers } from '../../../testing/vouchers'
import { aWorld, type World } from '../../../testing/world'

type Save = Omit<
  Request<typeof calls.merchantSavePackage>,
  'packageId' | 'storeId' | 'picture' | 'places' | 'idempotencyKey'
>

let world: World
let mia: TestCaller
let storeId: string
let second: string

beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  mia = await world.make.customer()
  storeId = await world.make.store({ merchant_id: mia.id })
  second = await world.make.store({ merchant_id: mia.id })
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const both = (text: string) => ({ en: text, zh: text })

/** A hotpot for two at half of what it costs. */
const hotpot = (over: Partial<Save> = {}): Save => ({
  kind: 'package',
  name: both('Hotpot for two'),
  contents: [
    { name: both('Broth'), count: 1, value: 60_00 },
    { name: both('Beef'), count: 2, value: 70_00 },
  ],
  price: 100_00,
  validDays: 30,
  perCustomer: 5,
  terms: { ...anyTime, perVisit: 2 },
  stock: { from: 0, to: 10 },
  onSale: true,
  ...over,
})
const added = (over: Partial<Save> = {}) =>
  mia.call(calls.merchantSavePackage, { storeId, ...hotpot(), ...over, ...key() })
const refusal = (over: object) => mia.refusal(calls.merchantSavePackage, { storeId, ...hotpot(), ...over, ...key() })
const tillOf = async (ann: TestCaller, orderId: string, at: string) => {
  const { code } = await ann.call(voucherDetail, { orderId })
  return mia.refusal(calls.merchantCheckVoucher, { storeId: at, code: code ?? '' })
}

describe('a new package', () => {
  it('should be bought at once and used at each of its stores', async () => {
    const picture = (await mia.upload(await aPicture(64, 48), { module: 'store' })).id
    const request = { storeId, ...hotpot(), places: [second], picture, ...key() }
    const saved = await mia.call(calls.merchantSavePackage, request)
    expect(await mia.call(calls.merchantSavePackage, request)).toEqual(saved)
    expect(saved).toMatchObject({ version: 1, marketPrice: 200_00, stock: 10, sold: 0, onSale: true })
    expect([...saved.places].sort()).toEqual([storeId, second].sort())
    expect(await world.visitor.call(voucherPackage, { packageId: saved.id })).toMatchObject({
      name: 'Hotpot for two',
      price: 100_00,
      contents: [{ name: 'Broth' }, { name: 'Beef', count: 2 }],
      most: 5,
    })
    const ann = await world.make.customer({ balance: 500_00 })
    const orderId = await buyVouchers(ann, saved.id, 2)
    expect([await tillOf(ann, orderId, storeId), await tillOf(ann, orderId, second)]).toEqual([undefined, undefined])
    const { items, stores } = await mia.call(calls.merchantPackages, { storeId })
    expect(items).toMatchObject([{ id: saved.id, stock: 8, sold: 2 }])
    expect(stores.map(({ id }) => id).sort()).toEqual([storeId, second].sort())
  })

  it('should have the picture of its store without one, and come after the others', async () => {
    const [first, next] = [await added(), await added({ kind: 'cash', name: both('Cash') })]
    const { items } = await mia.call(calls.merchantPackages, { storeId })
    expect(items.map(({ id }) => id)).toEqual([first.id, next.id])
    expect(first.picture.path).not.toBe('')
  })

  it('should be refused with what is wrong', async () => {
    expect(await refusal({ price: 200_01 })).toBe('packageTermsInvalid')
    expect(await refusal({ terms: { ...anyTime, from: '14:00', until: '11:00' } })).toBe('packageTermsInvalid')
    expect(await refusal({ terms: { ...anyTime, weekdays: [1, 1] } })).toBe('packageTermsInvalid')
    const elsewhere = await world.make.store()
    expect(await refusal({ places: [elsewhere] })).toBe('packageStoresInvalid')
    expect(await refusal({ storeId: elsewhere })).toBe('storeNotFound')
    const stranger = await world.make.customer()
    const picture = (await stranger.upload(await aPicture(64, 48), { module: 'store' })).id
    expect(await refusal({ picture })).toBe('mediaNotFound')
    expect((await mia.call(calls.merchantPackages, { storeId })).items).toEqual([])
    const position = 0
    for (let count = 0; count < limits.packagesPerStore; count += 1) await aPackage(world, storeId, { position })
    expect(await refusal({})).toBe('tooManyPackages')
  })
})

describe('a changed package', () => {
  it('should leave vouchers that were sold their contents, terms and stores', async () => {
    const { id } = await added()
    const kept = { ...hotpot(), stock: { from: 10, to: 10 } }
    await mia.call(calls.merchantSavePackage, { packageId: id, version: 1, ...kept, places: [second], ...key() })
    const ann = await world.make.customer({ balance: 500_00 })
    const before = await buyVouchers(ann, id, 1)
    world.clock.forward(1)
    const strict = { ...hotpot(), contents: [{ name: both('Tofu'), count: 1, value: 100_00 }], price: 90_00 }
    const terms = { ...anyTime, perVisit: 1 }
    const stock = { from: 10, to: 20 }
    const changed = { packageId: id, version: 2, ...strict, terms, stock, places: [], ...key() }
    expect(await mia.call(calls.merchantSavePackage, changed)).toMatchObject({
      version: 3,
      stock: 19,
      places: [storeId],
    })
    expect(await ann.call(voucherDetail, { orderId: before })).toMatchObject({
      contents: [{ name: 'Broth' }, { name: 'Beef' }],
      terms: { perVisit: 2 },
      price: 100_00,
    })
    const after = await buyVouchers(ann, id, 1)
    expect(await tillOf(ann, before, second)).toBeUndefined()
    expect(await tillOf(ann, after, second)).toBe('voucherOfOtherStore')
    expect((await ann.call(voucherDetail, { orderId: after })).places).toHaveLength(1)
    expect((await world.visitor.call(voucherPackages, { storeId: second })).items).toEqual([])
  })

  it('should be changed once by two who saw the same, and by its owner alone', async () => {
    const { id } = await added()
    const change = (price: number) =>
      mia.refusal(calls.merchantSavePackage, { packageId: id, version: 1, ...hotpot({ price }), ...key() })
    expect((await Promise.all([change(90_00), change(80_00)])).sort()).toEqual(['packageChanged', undefined])
    expect(await mia.refusal(calls.merchantSavePackage, { packageId: id, ...hotpot(), ...key() })).toBe(
      'invalidRequest',
    )
    const other = await world.make.customer()
    await world.make.store({ merchant_id: other.id })
    const theirs = { packageId: id, version: 2, ...hotpot(), ...key() }
    expect(await other.refusal(calls.merchantSavePackage, theirs)).toBe('packageNotFound')
    expect(await other.refusal(calls.merchantSellPackage, { packageId: id, onSale: false })).toBe('packageNotFound')
  })

  it('should be off sale for new customers alone', async () => {
    const { id } = await added()
    const ann = await world.make.customer({ balance: 500_00 })
    const orderId = await buyVouchers(ann, id, 1)
    expect(await mia.call(calls.merchantSellPackage, { packageId: id, onSale: false })).toMatchObject({ onSale: false })
    expect(await world.visitor.refusal(voucherPackage, { packageId: id })).toBe('packageNotFound')
    expect(await tillOf(ann, orderId, storeId)).toBeUndefined()
    await mia.call(calls.merchantSellPackage, { packageId: id, onSale: true })
    expect(await world.visitor.call(voucherPackage, { packageId: id })).toMatchObject({ id })
  })
})
