import { storeList, storeMenu } from '@contract/calls/store'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { from, manyStores, pages, placeIn, rows } from '../support/many-stores'
import { startServer, type Server } from '../support/server'
import { heightOf, type PlacedNode, view } from './host/layout'
import { MiniProgram } from './host/program'
import { advised, distOf, nodesOf, platforms, tooLarge, type Platform } from './support'

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

interface Row {
  number: number
  /** From the top of the window. */
  top: number
}

/** The rows that are drawn. */
const rowsOf = (placed: readonly PlacedNode[]): Row[] =>
  placed.flatMap(({ node, top }) => {
    const number = placeIn(node.v)
    return number === undefined ? [] : [{ number, top }]
  })

const inView = (rows: readonly Row[]): Row[] => rows.filter(({ top }) => top >= 0 && top < view.height)

const numbersOf = (all: readonly Row[]) => all.map(({ number }) => number)

/** Faults of the rows in view: they should follow each other, with room for each, and none twice in the page. */
function faultsIn(one: MiniProgram): string[] {
  const placed = one.placed()
  const drawn = rowsOf(placed)
  const all = numbersOf(drawn)
  const seen = numbersOf(inView(drawn))
  const empty = placed.some(({ node, top, height }) => {
    const isBox = !node.cn?.length && height > view.height / 4
    return isBox && top < view.height && top + height > 0
  })
  return [
    ...(empty ? [`nothing is drawn in a part of the view at ${one.scrollTop}`] : []),
    ...(new Set(all).size < all.length ? [`a row is there twice at ${one.scrollTop}`] : []),
    ...(seen.length > 0 && String(seen) === String(from(seen[0] ?? 0, seen.length))
      ? []
      : [`in view: ${String(seen)}`]),
  ]
}

/** Faults that remain after all pending rows should have arrived. */
async function lastingFaults(one: MiniProgram): Promise<string[]> {
  for (const end = Date.now() + 10_000; faultsIn(one).length > 0 && Date.now() < end; await one.settle(70));
  return faultsIn(one)
}

describe.each(platforms)('the %s bundle', (platform) => {
  it('should draw a list of 500 in small pieces, and release distant rows, to the end and back to the top', async () => {
    const one = started(platform)
    one.network.rewrite = manyStores()
    await one.launch(addressOf('stores'))
    await one.waitFor('Show more')
    const faults = new Set<string>()
    const seen = new Set<number>()
    let most = 0
    const atFirst = one.setDataSizes.length
    one.onDraw = () => (most = Math.max(most, nodesOf(one)))
    const look = async () => {
      for (const fault of await lastingFaults(one)) faults.add(fault)
      for (const number of numbersOf(inView(rowsOf(one.placed())))) seen.add(number)
    }

    for (let scrolls = 0; !one.find('You’ve reached the end') && scrolls < 2000; scrolls++) {
      await one.scrollDown()
      await look()
    }
    await one.settle()
    await one.scrollDown()
    await look()
    expect(one.network.sent.filter(({ url }) => url.endsWith('/v1/store.list')).length).toBe(pages)
    expect(rowsOf(one.placed()).at(-1)?.number).toBe(rows - 1)

    seen.clear()
    await look()
    const height = heightOf(one.body)
    while (one.scrollTop > 0) {
      await one.scrollTo(one.scrollTop - view.height)
      await look()
      // Content above and below the view takes up as much room as before, so that nothing moves.
      expect(heightOf(one.body)).toBeCloseTo(height)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(from(0, rows))
    // Over hundreds of rows at once, too.
    for (const part of [0.7, 0.3, 1, 0]) {
      await one.scrollTo(height * part)
      await look()
    }
    expect([...faults]).toEqual([])
    expect(most).toBeLessThan(advised.nodes)
    expect(tooLarge(one)).toEqual([])
    const steps = one.setDataSizes.slice(atFirst).map(({ bytes }) => bytes)
    expect(Math.max(...steps)).toBeLessThan(advised.setDataBytes / 2)
    expect(one.faults).toEqual([])
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
