import type { Answer } from '@/services/api'
import { limits } from '@contract/limits'
import { storeList, storeMenu } from '@contract/calls/store'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { advised, distOf, nodesOf, platforms, tooLarge, type Platform } from './support'

const rows = 500
const pages = Math.ceil(rows / limits.pageSize)

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer()
})
afterEach(() => program?.close())
afterAll(() => server.stop())

const started = (platform: Platform) => {
  program = new MiniProgram({ dist: distOf(platform), platform, server: server.url })
  return program
}

/** The stores of the first page again and again, each time as others. */
function manyStores() {
  let first: Answer<'store.list'>['items'] | undefined
  return (path: string, asked: string, text: string): string => {
    if (path !== '/v1/store.list') return text
    const answer = JSON.parse(text) as { data: Answer<'store.list'> }
    first ??= answer.data.items
    const { page = 1 } = JSON.parse(asked) as { page?: number }
    const items = first.slice(0, limits.pageSize).map((store) => ({ ...store, id: `${store.id}-${page}` }))
    return JSON.stringify({
      ...answer,
      data: { ...answer.data, items, total: rows, hasMore: page * items.length < rows },
    })
  }
}

describe.each(platforms)('the %s bundle', (platform) => {
  it('should draw a list of 500 in small pieces, the last as small as the first', async () => {
    const one = started(platform)
    one.network.rewrite = manyStores()
    await one.launch(addressOf('stores'))
    await one.waitFor('Show more')
    const loaded = () => one.network.sent.filter(({ url }) => url.endsWith('/v1/store.list')).length
    const scroll = async () => {
      await one.scrollDown()
      await one.settle(70)
    }
    // To look for words in so large a page each time would take minutes.
    for (let scrolls = 0; loaded() < pages && scrolls < 500; scrolls++) await scroll()
    for (let scrolls = 0; scrolls < 6; scrolls++) await scroll()
    expect(one.find('That is all')).toBeDefined()
    expect(loaded()).toBe(pages)
    expect(tooLarge(one)).toEqual([])
    const last = one.setDataSizes.slice(-10).map(({ bytes }) => bytes)
    expect(Math.max(...last)).toBeLessThan(advised.setDataBytes / 2)
  })

  it('should draw a whole menu in small pieces', async () => {
    const visitor = new TestCaller(server.url)
    const { items } = await visitor.call(storeList, {})
    const storeId = items.find(({ name }) => name.startsWith('Old Stove'))?.id ?? ''
    const { categories } = await visitor.call(storeMenu, { storeId })
    const last = categories.at(-1)?.goods.at(-1)?.name ?? ''
    const one = started(platform)
    await one.launch(addressOf('storeDetail', { storeDetail: { id: storeId } }))
    await one.waitFor('Menu')
    expect(nodesOf(one)).toBeLessThan(advised.nodes)
    for (let scrolls = 0; !one.find(last) && scrolls < 50; scrolls++) {
      await one.scrollDown()
      await one.settle(100)
    }
    expect(one.find(last)).toBeDefined()
    expect(tooLarge(one)).toEqual([])
    expect(nodesOf(one)).toBeLessThan(advised.nodes)
  })
})
