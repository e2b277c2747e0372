import fc from 'fast-check'
import { autorun, observe } from 'mobx'
import { FarBlocks } from './far-blocks'
import { DrawQueue } from './draw-queue'

const view = 600
const count = 125
const everyMs = 60

const sleep = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve())

const total = (all: readonly number[]) => all.reduce((sum, height) => sum + height, 0)

/** A list of equally high blocks with a viewport of fixed height. */
class Page {
  top = 0
  endNear = 0
  /** Measurements return nothing. */
  mute = false
  /** Delay of the next measurement. */
  answerMs = 0
  readonly far = new FarBlocks(
    {
      placesOf: async (blocks) => {
        const places = blocks.map((block) => ({ top: this.topOf(block), height: this.heightOf(block) }))
        await sleep(this.answerMs)
        return places.map((place) => (this.mute ? undefined : place))
      },
      placeOfAll: async () => ({ top: -this.top, height: total(this.heights) }),
      viewHeight: () => view,
      onEndNear: () => this.endNear++,
    },
    { near: 1, far: 1.75, blocks: 1 },
    new DrawQueue(everyMs, async () => undefined),
  )

  constructor(public heights: number[]) {
    this.far.resize(heights.length)
  }

  heightOf = (block: number): number => this.far.given.get(block) ?? this.heights[block] ?? 0

  topOf = (block: number): number =>
    this.heights.slice(0, block).reduce((sum, _, above) => sum + this.heightOf(above), -this.top)

  get drawn(): number[] {
    return this.heights.flatMap((_, block) => (this.far.given.has(block) ? [] : [block]))
  }

  get inView(): number[] {
    return this.heights.flatMap((_, block) => {
      const top = this.topOf(block)
      return top < view && top + this.heightOf(block) > 0 ? [block] : []
    })
  }

  async scrollTo(top: number): Promise<void> {
    this.top = top
    this.far.moved(top)
    await jest.advanceTimersByTimeAsync(everyMs * count)
  }
}

const heights = Array.from({ length: count }, (_, block) => 150 + ((block * 7919) % 700))
let page: Page
beforeEach(() => {
  jest.useFakeTimers()
  page = new Page([...heights])
})
afterEach(() => {
  page.far.close()
  jest.useRealTimers()
})

it('leaves a list alone that is hardly longer than the view', async () => {
  page = new Page([300, 300, 300])
  await page.scrollTo(300)
  expect(page.drawn).toEqual([0, 1, 2])
})

it('draws what is in view and little else, wherever it is scrolled to, and nothing moves', async () => {
  const places = [400, 0, 1100, 5000, 4700, 40_000, total(heights) - view, 30_000, 200, 0]
  for (const place of places) {
    await page.scrollTo(place)
    expect(page.drawn).toEqual(expect.arrayContaining(page.inView))
    const alive = total(page.drawn.map(page.heightOf))
    expect(alive).toBeLessThan(view * 4.5 + 2 * Math.max(...heights))
    expect(heights.map((_, block) => page.heightOf(block))).toEqual(heights)
  }
})

const scroll = fc.record({
  top: fc.integer({ min: 0, max: 40_000 }),
  answerMs: fc.constantFrom(0, 30, 130, 500, 1500),
  afterMs: fc.integer({ min: 1, max: 600 }),
})

it('never draws much more than what is near, however late a platform answers', async () => {
  const run = async (scrolls: readonly { top: number; answerMs: number; afterMs: number }[]) => {
    page.far.close()
    page = new Page([...heights])
    await page.scrollTo(40_000)
    let most = 0
    const stop = observe(page.far.given, () => (most = Math.max(most, total(page.drawn.map(page.heightOf)))))
    for (const { top, answerMs, afterMs } of scrolls) {
      page.answerMs = answerMs
      page.far.moved((page.top = top))
      await jest.advanceTimersByTimeAsync(afterMs)
    }
    stop()
    expect(most).toBeLessThan(view * 4.5 + 3 * Math.max(...heights))
    page.answerMs = 0
    await page.scrollTo(page.top + view)
    expect(page.drawn).toEqual(expect.arrayContaining(page.inView))
  }
  await fc.assert(fc.asyncProperty(fc.array(scroll, { minLength: 5, maxLength: 30 }), run), { seed: 1, numRuns: 40 })
})

it('brings blocks back one after the other, those in view first', async () => {
  await page.scrollTo(40_000)
  const order: number[][] = []
  const stop = autorun(() => {
    const given = new Set(page.far.given.keys())
    order.push(heights.flatMap((_, block) => (given.has(block) ? [] : [block])))
  })
  page.top = 0
  page.far.moved(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(page.far.busy).toBe(true)
  await jest.advanceTimersByTimeAsync(everyMs * 20)
  stop()
  expect(page.far.busy).toBe(false)
  const came = order.slice(1).map((drawn, step) => drawn.filter((block) => !order[step]?.includes(block)).length)
  expect(Math.max(...came)).toBe(1)
  expect(page.drawn.slice(0, 3)).toEqual([0, 1, 2])
  expect(page.inView.every((block) => page.drawn.includes(block))).toBe(true)
})

it('knows how high neighbours are that are all empty', async () => {
  await page.scrollTo(20_000)
  expect(page.far.heightOf(0, 10)).toBe(total(heights.slice(0, 10)))
  expect(page.far.heightOf(0, count)).toBeUndefined()
})

it('says when the end is near, and only then', async () => {
  await page.scrollTo(total(heights) - 3 * view)
  expect(page.endNear).toBe(0)
  await page.scrollTo(total(heights) - 1.9 * view)
  expect(page.endNear).toBe(1)
})

it('measures from the whole list while restored blocks report no positions yet', async () => {
  await page.scrollTo(20_000)
  page.mute = true
  await page.scrollTo(40_000)
  page.mute = false
  expect(page.drawn).toEqual(expect.arrayContaining(page.inView))
})

it('takes the height that a block had last', async () => {
  page.heights[1] = 999
  await page.scrollTo(20_000)
  expect(page.far.given.get(1)).toBe(999)
})

it('forgets blocks that the list no longer has, and looks again', async () => {
  await page.scrollTo(40_000)
  page.heights = heights.slice(0, 4)
  page.top = Math.max(0, total(page.heights) - view)
  page.far.resize(4)
  await jest.advanceTimersByTimeAsync(everyMs * count)
  expect(page.inView.every((block) => page.drawn.includes(block))).toBe(true)
  expect([...page.far.given.keys()].every((block) => block < 4)).toBe(true)
})
