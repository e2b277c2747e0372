import { connection } from './connection'

const crowded = 'The server is too crowded, please try later'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  connection.say('')
  jest.useRealTimers()
})

it('shows a notice for five seconds', () => {
  connection.say(crowded)
  jest.advanceTimersByTime(4999)
  expect(connection.notice).toBe(crowded)
  jest.advanceTimersByTime(1)
  expect(connection.notice).toBe('')
})

it('takes the notice back once something that was asked for later is answered', () => {
  const before = Date.now()
  connection.say(crowded)
  jest.advanceTimersByTime(1000)
  connection.answered(before)
  expect(connection.notice).toBe(crowded)
  connection.answered(before + 500)
  expect(connection.notice).toBe('')
})
