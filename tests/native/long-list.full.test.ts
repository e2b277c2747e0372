import { addressOf } from '../support/examples'
import { from, manyStores, pages, placeIn, rows } from '../support/many-stores'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { App } from './host/app'
import { screen } from './host/device'
import { placeOf } from './host/layout'
import { rangeOf } from './host/scrolling'
import { visible, wordsOf } from './host/visible'

let server: Server
let app: App
let asked = 0

beforeAll(async () => {
  server = await startServer()
  const answer = manyStores()
  const rewrite = (path: string, question: string, text: string) => {
    if (path === '/v1/store.list') asked++
    return answer(path, question, text)
  }
  app = new App(androidBundle(), { server: server.url, path: addressOf('stores'), rewrite })
  await app.see('Row 0')
})
afterAll(async () => {
  app.close()
  await server.stop()
})

interface Row {
  number: number
  /** Position of its name on the screen. */
  y: number
}

const drawn = (): Row[] =>
  visible(app.root).flatMap((node) => {
    const number = node.view === 'RCTText' ? placeIn(wordsOf(node)) : undefined
    return number === undefined ? [] : [{ number, y: placeOf(node).y }]
  })

const numbersOf = (all: readonly Row[]) => all.map(({ number }) => number)

/** Largest distance between the names of neighbouring rows. */
const step = (rows: readonly Row[]): number =>
  Math.max(...rows.slice(1).map(({ number, y }, index) => (rows[index]?.number === number - 1 ? y - rows[index].y : 0)))

/** The rows in view, if they follow each other and there is room for no other. */
function wholeView(): number[] | undefined {
  const { y: top, height } = placeOf(app.body)
  const all = drawn()
  const seen = all.filter(({ y }) => y >= top && y < top + height)
  const end = seen.at(-1)?.number === rows - 1 ? [] : [top + height]
  const edges = [top, ...seen.map(({ y }) => y), ...end]
  const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
  const numbers = numbersOf(seen)
  const follow = numbers.length > 0 && String(numbers) === String(from(numbers[0] ?? 0, numbers.length))
  return follow && Math.max(...gaps) <= step(all) ? numbers : undefined
}

/** Scrolls, and waits until everything that should be in view is there; answers the rows in view. */
async function scrollTo(top: number): Promise<number[]> {
  app.scrollTo(top)
  await app.pause()
  return app.until(`the rows at ${top}`, wholeView)
}

const heightOfContent = () => app.body.children[0]?.frame?.height ?? 0

it('draws a list of 500 rows to its end, asking for each page once, and keeps the rows around the view alone', async () => {
  let most = 0
  for (let scrolls = 0; !app.texts.includes('You’ve reached the end') && scrolls < 500; scrolls++) {
    await scrollTo(app.scrollTop + screen.height * 0.8)
    most = Math.max(most, drawn().length)
  }
  await app.see('You’ve reached the end')
  await app.until('the last row', () => {
    app.scrollTo(Infinity)
    return wholeView()?.at(-1) === rows - 1
  })
  expect(asked).toBe(pages)
  // Five screens of some four rows each, a page that has just come, and the blocks at both ends.
  expect(most).toBeLessThan(70)
})

it('restores them on the way to the top, and nothing moves', async () => {
  const height = heightOfContent()
  const seen = new Set<number>(await scrollTo(Infinity))
  while (app.scrollTop > 0) {
    for (const row of await scrollTo(app.scrollTop - screen.height * 0.8)) seen.add(row)
    expect(heightOfContent()).toBeCloseTo(height, 0)
  }
  expect(seen.size).toBe(rows)
})

it('restores them over hundreds of rows at once', async () => {
  for (const part of [0.7, 0.3, 1, 0]) await scrollTo(rangeOf(app.body) * part)
  expect(numbersOf(drawn())).toContain(0)
  expect(app.errors).toEqual([])
})
