import { Turns } from './turns'

let drawn: string[]
let turns: Turns
/** How long what was drawn is on its way. */
let crossingMs: number
const crossing = () => new Promise<void>((resolve) => void setTimeout(resolve, crossingMs))
/** Draws that have crossed, and the turns after them. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const draws = (what: string) => () => void drawn.push(what)

beforeEach(() => {
  jest.useFakeTimers()
  drawn = []
  crossingMs = 0
  turns = new Turns(60, crossing)
})
afterEach(() => jest.useRealTimers())

it('draws nothing together with what the list begins with', async () => {
  turns.take(draws('one'))
  await pass(59)
  expect(drawn).toEqual([])
  await pass(1)
  expect(drawn).toEqual(['one'])
})

it('draws at once when nothing was drawn for a while, and one piece after the other', async () => {
  await pass(500)
  turns.take(draws('one'))
  turns.take(draws('other'))
  await pass(1)
  expect(drawn).toEqual(['one'])
  await pass(60)
  expect(drawn).toEqual(['one', 'other'])
  turns.take(draws('third'))
  await pass(30)
  expect(drawn).toEqual(['one', 'other'])
})

it('passes over a turn that was given back, and draws nothing when it is closed', async () => {
  const giveBack = turns.take(draws('one'))
  turns.take(draws('other'))
  giveBack()
  await pass(60)
  expect(drawn).toEqual(['other'])
  turns.take(draws('third'))
  turns.close()
  await pass(500)
  expect(drawn).toEqual(['other'])
})

it('lets what is drawn ask for the next turn', async () => {
  turns.take(() => void turns.take(draws('next')))
  await pass(119)
  expect(drawn).toEqual([])
  await pass(5)
  expect(drawn).toEqual(['next'])
})

it('waits until what was drawn has crossed, however long that takes', async () => {
  await pass(500)
  crossingMs = 700
  turns.take(draws('one'))
  turns.take(draws('other'))
  await pass(1)
  expect(drawn).toEqual(['one'])
  await pass(758)
  expect(drawn).toEqual(['one'])
  await pass(1)
  expect(drawn).toEqual(['one', 'other'])
})
