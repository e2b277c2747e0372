import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cartAdd, cartMoveToFavorites } from '@contract/calls/cart'
import {
  favoritesList,
  favoritesRemove,
  favoritesRestore,
  footprintsClear,
  footprintsList,
} from '@contract/calls/favorites'
import { goodsCollect, goodsDetail } from '@contract/calls/goods'
import { storeCollect, storeDetail } from '@contract/calls/store'
import type { FavoriteFilter, KeptKind } from '@contract/entities/favorite'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../testing/caller'
import { pagesOf } from '../../testing/pages'
import { aWorld, type World } from '../../testing/world'

let world: World
const lines: string[] = []
beforeAll(async () => {
  world = await aWorld({ LOG_LEVEL: 'error' }, undefined, 0, { logStream: { write: (line) => lines.push(line) } })
})
afterAll(() => world.close())

const keep = (caller: TestCaller, goodsId: string) => caller.call(goodsCollect, { goodsId, collected: true })
const kept = async (caller: TestCaller, kind: KeptKind, filter: FavoriteFilter = 'all') =>
  (await caller.call(favoritesList, { kind, filter })).items.map(({ id }) => id)
const seen = async (caller: TestCaller, kind: KeptKind) =>
  (await caller.call(footprintsList, { kind })).items.map(({ day, store, goods }) => [day, store?.id ?? goods?.id])

const noStores = { takeaway: 0, mall: 0, hotel: 0 }
const noProducts = { stores: noStores, product: 0, products: { cheaper: 0, inStock: 0, gone: 0 } }

/** A customer with three favourite goods, from the first to the last kept. */
async function aKeeper() {
  const ann = await world.make.customer()
  const storeId = await world.make.store()
  const goodsIds: string[] = []
  for (let index = 0; index < 3; index++) {
    const goodsId = await world.make.goods(storeId)
    await keep(ann, goodsId)
    world.clock.forward(1)
    goodsIds.push(goodsId)
  }
  const [first = '', second = '', third = ''] = goodsIds
  return { ann, storeId, first, second, third }
}

describe('favorites.list', () => {
  it('should show stores and goods apart, the last kept first, of one customer alone', async () => {
    const { ann, storeId, first, second, third } = await aKeeper()
    await ann.call(storeCollect, { storeId, collected: true })
    const ben = await world.make.customer()
    expect(await kept(ann, 'goods')).toEqual([third, second, first])
    const { items, counts } = await ann.call(favoritesList, { kind: 'store' })
    expect(items).toMatchObject([{ id: storeId, store: { id: storeId, status: 'open' }, goods: null, cheaperBy: null }])
    const stores = { ...noStores, takeaway: 1 }
    expect(counts).toEqual({ ...noProducts, stores, store: 1, goods: 3, cheaper: 0, inStock: 3, gone: 0 })
    expect(await kept(ben, 'goods')).toEqual([])
  })

  it('should show items that became cheaper for everybody, are sold out or are gone', async () => {
    const { ann, first, second, third } = await aKeeper()
    await world.make.changeGoods(first, { shop_price: 20_00 })
    await world.make.changeGoods(second, { stock: 0, member_price: 1_00 })
    await world.make.changeGoods(third, { removed_at: new Date(), shop_price: 1_00 })
    const { items, counts } = await ann.call(favoritesList, { kind: 'goods' })
    expect(items).toMatchObject([
      { id: third, cheaperBy: null, goods: { gone: true } },
      { id: second, cheaperBy: null, goods: { gone: false, soldOut: true } },
      { id: first, cheaperBy: 6_00, goods: { gone: false, storeName: expect.any(String) as string } },
    ])
    expect(counts).toEqual({ ...noProducts, store: 0, goods: 3, cheaper: 1, inStock: 1, gone: 1 })
    for (const [filter, id] of [
      ['cheaper', first],
      ['inStock', first],
      ['gone', third],
    ] as const)
      expect(await kept(ann, 'goods', filter)).toEqual([id])
  })

  it('should know the price of what was moved there from a basket', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    const goodsId = await world.make.goods(storeId)
    const { baskets } = await ann.call(cartAdd, { goodsId, quantity: 1 })
    const cartLineIds = baskets.flatMap(({ lines }) => lines.map(({ id }) => id))
    await ann.call(cartMoveToFavorites, { cartLineIds })
    await world.make.changeGoods(goodsId, { shop_price: 25_00 })
    expect((await ann.call(favoritesList, { kind: 'goods' })).items).toMatchObject([{ id: goodsId, cheaperBy: 1_00 }])
  })
})

/** Takes a thing out of the database, as nothing of the product does. */
const destroy = (table: 'goods' | 'stores', id: string) =>
  world.app.context.db.deleteFrom(table).where('id', '=', id).execute()

it('should leave out what is not in the database any more, and not count it', async () => {
  const { ann, storeId, first, second } = await aKeeper()
  const gone = await world.make.store()
  for (const id of [storeId, gone]) await ann.call(storeCollect, { storeId: id, collected: true })
  for (const id of [storeId, gone]) await ann.call(storeDetail, { storeId: id })
  for (const goodsId of [first, second]) await ann.call(goodsDetail, { goodsId })
  await ann.call(footprintsList, { kind: 'goods' })
  await destroy('goods', first)
  await destroy('stores', gone)
  expect(await kept(ann, 'goods')).not.toContain(first)
  expect(await kept(ann, 'store')).toEqual([storeId])
  expect((await ann.call(favoritesList, { kind: 'goods' })).counts).toMatchObject({ store: 1, goods: 2, inStock: 2 })
  expect((await seen(ann, 'goods')).map(([, id]) => id)).toEqual([second])
  expect((await seen(ann, 'store')).map(([, id]) => id)).toEqual([storeId])
})

describe('favorites.remove', () => {
  it('should remove what is named, of one kind and of the caller alone, however often', async () => {
    const { ann, storeId, first, second, third } = await aKeeper()
    const ben = await world.make.customer()
    await keep(ben, first)
    await ann.call(storeCollect, { storeId, collected: true })
    const request = { kind: 'goods' as const, targetIds: [first, third, storeId] }
    expect(await ann.call(favoritesRemove, request)).toMatchObject({ store: 1, goods: 1 })
    expect(await ann.call(favoritesRemove, request)).toMatchObject({ store: 1, goods: 1 })
    expect(await kept(ann, 'goods')).toEqual([second])
    expect(await kept(ben, 'goods')).toEqual([first])
    expect(await ann.call(goodsDetail, { goodsId: first })).toMatchObject({ collected: false })
  })
})

describe('favorites.restore', () => {
  it('should bring back what was removed as it was, however often', async () => {
    const { ann, first, second, third } = await aKeeper()
    const { undo } = await ann.call(favoritesRemove, { kind: 'goods', targetIds: [first, third] })
    await world.make.changeGoods(first, { shop_price: 20_00 })
    for (let times = 0; times < 2; times++)
      expect(await ann.call(favoritesRestore, { undo })).toMatchObject({ goods: 3, cheaper: 1 })
    expect(await kept(ann, 'goods')).toEqual([third, second, first])
  })

  it('should refuse what somebody else removed, what is made up and what is too old', async () => {
    const { ann, first } = await aKeeper()
    const ben = await world.make.customer()
    const { undo } = await ann.call(favoritesRemove, { kind: 'goods', targetIds: [first] })
    const [text = '', signature = ''] = undo.split('.')
    expect(await ben.refusal(favoritesRestore, { undo })).toBe('undoExpired')
    for (const made of ['', `${text}x.${signature}`, `${text}.`, `${undo}.`])
      expect(await ann.refusal(favoritesRestore, { undo: made })).toBe('undoExpired')
    world.clock.forward(11)
    expect(await ann.refusal(favoritesRestore, { undo })).toBe('undoExpired')
    expect(await kept(ann, 'goods')).not.toContain(first)
  })

  it('should take back as many as one call removes', async () => {
    const ann = await world.make.customer()
    const targetIds = Array.from({ length: limits.keptAtOnce }, () => randomUUID())
    const created_at = world.clock.now()
    const rows = targetIds.map((target_id) => {
      return { customer_id: ann.id, kind: 'goods' as const, target_id, created_at, price: 100_000_00 }
    })
    await world.app.context.db.insertInto('favorites').values(rows).execute()
    const { undo } = await ann.call(favoritesRemove, { kind: 'goods', targetIds })
    await ann.call(favoritesRestore, { undo })
    const { db } = world.app.context
    const back = await db.selectFrom('favorites').select('target_id').where('customer_id', '=', ann.id).execute()
    expect(back).toHaveLength(limits.keptAtOnce)
  })
})

describe('footprints.list', () => {
  it('should open a store at once, however long its footprint takes', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    await ann.call(storeDetail, { storeId })
    const [before] = (await ann.call(footprintsList, { kind: 'store' })).items
    world.clock.forward(1)
    await world.app.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('footprints').select('id').where('customer_id', '=', ann.id).forUpdate().execute()
      expect(await ann.call(storeDetail, { storeId })).toMatchObject({ id: storeId })
    })
    const { items } = await ann.call(footprintsList, { kind: 'store' })
    expect(items).toHaveLength(1)
    expect(items[0]?.seenAt).not.toBe(before?.seenAt)
  })

  it('should open a store whose footprint cannot be written, and log why', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    const refused = sql.raw(`check (customer_id <> '${ann.id}') not valid`)
    await sql`alter table footprints add constraint refused ${refused}`.execute(world.app.context.db)
    expect(await ann.call(storeDetail, { storeId })).toMatchObject({ id: storeId })
    expect(await seen(ann, 'store')).toEqual([])
    expect(lines.join('')).toContain('a footprint could not be written')
    await sql`alter table footprints drop constraint refused`.execute(world.app.context.db)
  })

  it('should return the days that have any, and list until one of them', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    for (const days of [0, 1, 3]) {
      world.clock.forward(days * 24 * 60)
      await ann.call(storeDetail, { storeId })
    }
    const { days } = await ann.call(footprintsList, { kind: 'store', pageSize: 1 })
    expect(days).toEqual((await seen(ann, 'store')).map(([day]) => day))
    expect(days).toHaveLength(3)
    const until = days[1] ?? ''
    expect(await ann.call(footprintsList, { kind: 'store', until })).toMatchObject({
      days,
      items: days.slice(1).map((day) => ({ day })),
    })
    expect((await ann.call(footprintsList, { kind: 'goods' })).days).toEqual([])
  })

  it('should show what a customer opened, once for each day at its last time, and nothing of visitors', async () => {
    const ann = await world.make.customer()
    const [one, two] = [await world.make.store(), await world.make.store()]
    const goodsId = await world.make.goods(one)
    const open = async (storeId: string) => {
      await ann.call(storeDetail, { storeId })
      world.clock.forward(1)
    }
    for (const storeId of [one, two, one]) await open(storeId)
    const [[day] = []] = await seen(ann, 'store')
    expect(await seen(ann, 'store')).toEqual([
      [day, one],
      [day, two],
    ])
    world.clock.forward(24 * 60)
    await open(one)
    const [[next] = []] = await seen(ann, 'store')
    expect(await seen(ann, 'store')).toEqual([
      [next, one],
      [day, one],
      [day, two],
    ])
    await ann.call(goodsDetail, { goodsId })
    expect(await seen(ann, 'goods')).toEqual([[next, goodsId]])
    await world.visitor.call(storeDetail, { storeId: two })
    expect(await seen(await world.make.customer(), 'store')).toEqual([])
  })

  it('should note nothing of what does not exist', async () => {
    const ann = await world.make.customer()
    expect(await ann.refusal(storeDetail, { storeId: ann.id })).toBe('storeNotFound')
    expect(await seen(ann, 'store')).toEqual([])
  })

  it('should keep the newest ones alone, and none that is too old', async () => {
    const ann = await world.make.customer()
    const { db } = world.app.context
    const storeId = await world.make.store()
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
    const rows = Array.from({ length: limits.footprintsMax }, (_, index) => ({
      ...{ id: randomUUID(), customer_id: ann.id, kind: 'store' as const, target_id: storeId, day: day(index) },
      seen_at: new Date(world.clock.now().getTime() - (index + 1) * 60_000),
    }))
    await db.insertInto('footprints').values(rows).execute()
    await ann.call(storeDetail, { storeId })
    const pages = await pagesOf(ann, footprintsList, { kind: 'store', pageSize: 50 })
    expect(pages.flat()).toHaveLength(limits.footprintsMax)
    expect(pages.flat().map(({ id }) => id)).not.toContain(rows.at(-1)?.id)
    const own = () => db.selectFrom('footprints').select('id').where('customer_id', '=', ann.id).execute()
    const old = new Date(world.clock.now().getTime() - limits.footprintDays * 24 * 60 * 60_000 - 1)
    const [newest = '', ...others] = pages.flat().map(({ id }) => id)
    await db.updateTable('footprints').set({ seen_at: old }).where('id', 'in', others).execute()
    expect(await seen(ann, 'store')).toHaveLength(1)
    await world.hours(1)
    expect(await own()).toEqual([{ id: newest }])
  })
})

describe('footprints.clear', () => {
  it('should forget what is named, or all of a kind, of the caller alone', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const [one, two] = [await world.make.store(), await world.make.store()]
    const goodsId = await world.make.goods(one)
    for (const caller of [ann, ben])
      for (const storeId of [one, two]) {
        await caller.call(storeDetail, { storeId })
        world.clock.forward(1)
      }
    await ann.call(goodsDetail, { goodsId })
    const [[day = ''] = []] = await seen(ann, 'store')
    await ann.call(footprintsClear, { kind: 'store', seen: [{ targetId: one, day }] })
    expect(await seen(ann, 'store')).toEqual([[day, two]])
    await ann.call(footprintsClear, { kind: 'store' })
    expect(await seen(ann, 'store')).toEqual([])
    expect(await seen(ann, 'goods')).toHaveLength(1)
    expect(await seen(ben, 'store')).toHaveLength(2)
  })
})
