import type { ChatMessage } from '@contract/entities/chat'
import { placesOf } from '@/platform/view/measure'
import { type Bounds, MessageLog } from '../log'
import { ChatScrolling, messageId } from './scrolling'

jest.mock('@/platform/view/measure', () => ({
  ...jest.requireActual<object>('@/platform/view/measure'),
  placesOf: jest.fn(),
}))

const message = (sequence: number): ChatMessage => ({
  ...{ id: `m${sequence}`, conversationId: 'c1', sequence, from: 'store', mine: false, clientId: null },
  ...{ person: null, at: '2026-03-25T04:00:00.000Z', recallBefore: null },
  content: { kind: 'text', text: `Message ${sequence}`, choices: [] },
})

/** A conversation of 600 messages whose rows are 50 pixels high, scrolled to an offset. */
class Page {
  readonly log: MessageLog
  readonly scrolling: ChatScrolling
  offset = 0
  /** Whether the platform keeps the rows in view in place by itself. */
  isAnchoring = false
  /** Number of looks at the page before new rows are rendered. */
  lateLooks = 0
  private first = 0
  private rendered: readonly ChatMessage[] = []

  constructor() {
    this.log = new MessageLog(({ before = 601, after, limit = 30 }: Bounds) => {
      const from = after === undefined ? Math.max(1, before - limit) : after + 1
      const to = after === undefined ? before - 1 : Math.min(600, after + limit)
      const items = Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
      return Promise.resolve({ items, lastSequence: 600, hasMore: after === undefined ? from > 1 : to < 600 })
    })
    this.scrolling = new ChatScrolling(this.log)
    jest.mocked(placesOf).mockImplementation((names) => {
      this.render()
      return Promise.resolve(names.map((name) => this.placeOf(name)))
    })
  }

  async open(): Promise<void> {
    await this.log.load()
    this.rendered = this.log.messages
    this.first = this.log.messages[0]?.sequence ?? 0
  }

  scrollTo(offset: number): void {
    this.offset = offset
    this.scrolling.moved(offset)
  }

  /** Position of a message in the window. */
  topOf(sequence: number): number | undefined {
    this.render()
    return this.placeOf(messageId(sequence))?.top
  }

  private render(): void {
    if (this.rendered === this.log.messages || this.lateLooks-- > 0) return
    this.rendered = this.log.messages
    const first = this.rendered[0]?.sequence ?? 0
    if (this.isAnchoring) this.offset += (this.first - first) * 50
    this.first = first
  }

  private placeOf(name: string) {
    const index = this.rendered.findIndex(({ sequence }) => messageId(sequence) === name)
    this.offset = this.scrolling.offset ?? this.offset
    return index === -1 ? undefined : { top: index * 50 - this.offset, height: 50 }
  }
}

it.each([
  [true, 0],
  [false, 0],
  [false, 5],
])(
  'keeps rows where they are while earlier ones come (by the platform: %s, late by %s looks)',
  async (isAnchoring, lateLooks) => {
    const page = new Page()
    Object.assign(page, { isAnchoring, lateLooks })
    await page.open()
    page.scrollTo(200)
    await page.scrolling.earlier()
    expect(page.log.messages[0]?.sequence).toBe(541)
    expect(page.topOf(571)).toBe(-200)
  },
)

it('keeps rows where they are while it drops those far above them', async () => {
  const page = new Page()
  await page.open()
  for (let pages = 0; pages < 4; pages += 1) await page.log.loadEarlier()
  expect(page.log.last).toBe(540)
  page.scrollTo(4000)
  const before = page.topOf(540)
  await page.scrolling.reachedEnd()
  expect(page.log.last).toBe(570)
  expect(page.topOf(540)).toBe(before)
})

it('leaves a reader who scrolls up there, although the end was about to be scrolled to again', async () => {
  const page = new Page()
  await page.open()
  page.scrollTo(1000)
  page.scrolling.grown()
  page.scrolling.grown()
  page.scrollTo(500)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(page.scrolling.target.goal).toBeUndefined()
})

it('loads earlier messages for a reader whose first reported position is the beginning', async () => {
  const page = new Page()
  await page.open()
  page.scrollTo(0)
  expect(page.log.earlier).toBe('loading')
})

it('stops looking for rows once the screen is left', async () => {
  const page = new Page()
  page.lateLooks = Number.POSITIVE_INFINITY
  await page.open()
  jest.mocked(placesOf).mockClear()
  const change = page.scrolling.earlier()
  await new Promise((resolve) => setTimeout(resolve, 60))
  page.scrolling.dispose()
  await change
  const looks = jest.mocked(placesOf).mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(jest.mocked(placesOf).mock.calls.length).toBe(looks)
  expect(looks).toBeLessThan(10)
})
