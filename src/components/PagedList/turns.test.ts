import { Turns } from './turns'

let drawn: string[]
let turns: Turns
const draws = (what: string) => () => void drawn.push(what)

beforeEach(() => {
  jest.useFakeTimers()
  drawn = []
  turns = new Turns(60)
})
afterEach(() => jest.useRealTimers())

it('draws nothing together with what the list begins with', () => {
  turns.take(draws('one'))
  jest.advanceTimersByTime(59)
  expect(drawn).toEqual([])
  jest.advanceTimersByTime(1)
  expect(drawn).toEqual(['one'])
})

it('draws at once when nothing was drawn for a while, and one piece after the other', () => {
  jest.advanceTimersByTime(500)
  turns.take(draws('one'))
  turns.take(draws('other'))
  jest.advanceTimersByTime(1)
  expect(drawn).toEqual(['one'])
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['one', 'other'])
  turns.take(draws('third'))
  jest.advanceTimersByTime(30)
  expect(drawn).toEqual(['one', 'other'])
})

it('passes over a turn that was given back, and draws nothing when it is closed', () => {
  const giveBack = turns.take(draws('one'))
  turns.take(draws('other'))
  giveBack()
  jest.advanceTimersByTime(60)
  expect(drawn).toEqual(['other'])
  turns.take(draws('third'))
  turns.close()
  jest.advanceTimersByTime(500)
  expect(drawn).toEqual(['other'])
})

it('lets what is drawn ask for the next turn', () => {
  turns.take(() => void turns.take(draws('next')))
  jest.advanceTimersByTime(119)
  expect(drawn).toEqual([])
  jest.advanceTimersByTime(1)
  expect(drawn).toEqual(['next'])
})
