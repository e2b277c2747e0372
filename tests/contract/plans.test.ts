import { lostIndexes, type Plan } from '../support/plans'

const indexes = [
  { name: 'seats_listed', table: 'seats', isPartial: true, isUnique: false },
  { name: 'seats_pkey', table: 'seats', isPartial: false, isUnique: true },
  { name: 'seats_inbox', table: 'seats', isPartial: false, isUnique: false },
]
const read = (index: string, rows: number): Plan => ({
  'Node Type': 'Nested Loop',
  Plans: [{ 'Node Type': 'Index Scan', 'Relation Name': 'seats', 'Index Name': index, 'Plan Rows': rows }],
})
const scan: Plan = { 'Node Type': 'Seq Scan', 'Relation Name': 'seats', 'Plan Rows': 90 }

it.each([
  ['another index', read('seats_inbox', 1), ['seats_listed']],
  ['a part of a unique index', read('seats_pkey', 90), ['seats_listed']],
  ['the whole table', scan, ['seats_listed']],
  ['each row by a unique index', read('seats_pkey', 1), []],
  ['the same index', read('seats_listed', 90), []],
])('finds the partial indexes that a generic plan loses, with %s', (_how, generic, lost) => {
  expect(lostIndexes(read('seats_listed', 90), generic, indexes)).toEqual(lost)
})
