import { DrawQueue } from './draw-queue'

let drawn: string[]
let queue: DrawQueue
/** Time until a render reaches the view. */
let crossingMs: number
const afterRender = () => new Promise<void>((resolve) => void setTimeout(resolve, crossingMs))
/** Renders that have reached the view. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const draws = (what: string) => () => void drawn.push(what)

beforeEach(() => {
  jest.useFakeTimers()
  drawn = []
  crossingMs = 0
  queue = new DrawQueue(60, afterRender)
})
afterEach(() => jest.useRealTimers())

it('draws nothing together with what the list begins with', async () => {
  queue.take(draws('one'))
  await pass(59)
  expect(drawn).toEqual([])
  await pass(1)
  expect(drawn).toEqual(['one'])
})

it('draws at once when nothing was drawn for a while, and one piece after the other', async () => {
  await pass(500)
  queue.take(draws('one'))
  queue.take(draws('other'))
  await pass(1)
  expect(drawn).toEqual(['one'])
  await pass(60)
  expect(drawn).toEqual(['one', 'other'])
  queue.take(draws('third'))
  await pass(30)
  expect(drawn).toEqual(['one', 'other'])
})

it('passes over a piece that was taken out, and draws nothing when it is closed', async () => {
  const release = queue.take(draws('one'))
  queue.take(draws('other'))
  release()
  await pass(60)
  expect(drawn).toEqual(['other'])
  queue.take(draws('third'))
  queue.close()
  await pass(500)
  expect(drawn).toEqual(['other'])
})

it('lets what is drawn queue the next piece', async () => {
  queue.take(() => void queue.take(draws('next')))
  await pass(119)
  expect(drawn).toEqual([])
  await pass(5)
  expect(drawn).toEqual(['next'])
})

it('waits again when something else was drawn meanwhile', async () => {
  queue.take(draws('one'))
  await pass(50)
  crossingMs = 100
  void queue.rest()
  await pass(159)
  expect(drawn).toEqual([])
  await pass(1)
  expect(drawn).toEqual(['one'])
})

it('waits until what was drawn has crossed, however long that takes', async () => {
  await pass(500)
  crossingMs = 700
  queue.take(draws('one'))
  queue.take(draws('other'))
  await pass(1)
  expect(drawn).toEqual(['one'])
  await pass(758)
  expect(drawn).toEqual(['one'])
  await pass(1)
  expect(drawn).toEqual(['one', 'other'])
})
