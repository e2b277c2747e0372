import { sql } from 'kysely'
import { goodsAdvancedSearch } from '@contract/calls/goods'
import { mallProducts } from '@contract/calls/mall'
import { searchFind, searchMeant, searchRecommend } from '@contract/calls/search'
import { storeSearch } from '@contract/calls/store'
import { searchWords } from '../../../database/words'
import { MallFactory } from '../../../testing/mall'
import { aQuarter } from '../../../testing/quarter'
import { aWorld, type World } from '../../../testing/world'
import { distance } from './distance'

let world: World
const name = (en: string, zh: string) => JSON.stringify({ en, zh })

beforeAll(async () => {
  world = await aWorld()
  await aQuarter(world)
  await world.make.store({ name: name('Leaf Milk Tea', '叶子奶茶') })
  const mall = new MallFactory(world.app.context.db, world.make)
  const shop = await mall.shop()
  const words = searchWords(['Coffee beans', '咖啡豆'], ['Tea & coffee', '茶与咖啡'])
  await mall.product(shop, { name: name('Coffee beans', '咖啡豆'), words, sales: 900 })
  await mall.product(shop, { name: name('Oolong tea', '乌龙茶'), sales: 10 })
  await mall.product(shop, { name: name('Teapot', '茶壶'), sales: 500 })
})
afterAll(() => world.close())

test.each([
  ['noodel', 'noodle', 1],
  ['noddle', 'noodle', 1],
  ['piza', 'pizza', 1],
  ['noodle', 'noodle', 0],
  ['', 'tea', 3],
  ['abc', 'xyz', 3],
] as const)('%s is away from %s by %i mistakes', (one, other, mistakes) => {
  expect([distance(one, other), distance(other, one)]).toEqual([mistakes, mistakes])
})

test.each([
  ['noodel', 'noodle'],
  ['beef noddles', 'beef noodle'],
  ['Bakry', 'bakery'],
  ['奶查', '奶茶'],
  ['叶子奶查', '叶子奶茶'],
  ['noodles near me', 'noodle'],
  ['附近的奶茶', '奶茶'],
  ['noodles qqqqq', 'noodle'],
  ['奶茶 不辣', '奶茶'],
  ['不辣 罕见', null],
  ['niuruomian', 'niuroumian'],
  ['noodles', null],
  ['Noodle Night', null],
  ['nood', null],
  ['hamburger', null],
  ['niurou', null],
  ['奶茶', null],
  ['zebra', null],
  ['qqqqq zzzzz', null],
  ['near me', null],
  ['%', null],
])('%s means %s', async (keyword, meant) => {
  expect(await world.visitor.call(searchMeant, { keyword })).toEqual({ keyword: meant })
})

test('a misspelled keyword finds what the right one finds, of every kind', async () => {
  const { visitor } = world
  const ids = async (keyword: string, mall: string) => {
    const lists = await Promise.all([
      visitor.call(storeSearch, { keyword }),
      visitor.call(goodsAdvancedSearch, { keyword }),
      visitor.call(mallProducts, { keyword: mall }),
      visitor.call(searchFind, { kind: 'product', keyword: mall }),
    ])
    return lists.map(({ items }) => items.map(({ id }: { id: string }) => id))
  }
  const found = await ids('beef noddles', 'cofee')
  expect(found.map((each) => each.length > 0)).toEqual([true, true, true, true])
  expect(found).toEqual(await ids('beef noodles', 'coffee'))
  const suggested = await visitor.call(searchRecommend, { typed: 'noodel' })
  expect(suggested.suggestions).toContain('Old Stove Noodles')
})

test('names come before other words, whatever sells better', async () => {
  const { items } = await world.visitor.call(mallProducts, { keyword: 'tea' })
  expect(items.map((product) => product.name)).toEqual(['Oolong tea', 'Teapot', 'Coffee beans'])
})

test('words of renamed goods are known too, and one that is written is no sound any more', async () => {
  const { db } = world.app.context
  const id = await world.make.store({ name: name('First', '红烧') })
  const known = async (word: string) => {
    const { rows } = await sql<{ spoken: boolean }>`select spoken from known_words where word = ${word}`.execute(db)
    return rows[0]?.spoken
  }
  expect(await known('hongshao')).toBe(true)
  await db
    .updateTable('stores')
    .set({ words: searchWords(['Hongshao Kumquat']) })
    .where('id', '=', id)
    .execute()
  expect([await known('hongshao'), await known('kumquat')]).toEqual([false, false])
})
