import { newNumber } from './number'

const noon = new Date('2026-03-25T12:00:00Z')

it('should name the minute by the clock of the zone, then the cell', () => {
  expect(newNumber(noon, 'Asia/Shanghai', { cell: 0 })).toMatch(/^260325200000\d{6}$/)
  expect(newNumber(noon, 'Europe/London', { cell: 7 })).toMatch(/^260325120007\d{6}$/)
})

it('should never be the same in two cells', () => {
  const of = (cell: number) => Array.from({ length: 500 }, () => newNumber(noon, 'Asia/Shanghai', { cell }))
  const mine = new Set(of(1))
  expect(of(2).filter((number) => mine.has(number))).toEqual([])
})
