import { stepsOf } from './steps'

it('names the day of both ends of the window of the balance, also when one is today', () => {
  const now = new Date()
  const balanceFrom = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const window = { balanceFrom, balanceUntil: now.toISOString(), shipsBy: now.toISOString() }
  const terms = { deposit: 500, balance: 4500, price: 5000, depositUntil: null, utcOffset: 480, ...window }
  expect(stepsOf(terms, { step: 2 })[1]?.note).toMatch(/^Yesterday \d\d:\d\d to today \d\d:\d\d$/)
})
