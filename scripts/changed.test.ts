import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import journeys from '../tests/e2e/journeys.json'
import { inModule } from './lib/in-module'

const e2e = join(__dirname, '../tests/e2e')
const filesOf = (pattern: RegExp) => readdirSync(e2e).flatMap((name) => pattern.exec(name)?.[1] ?? [])

it('should list every journey of the gate under a domain', () => {
  const listed = new Set(Object.values(journeys).flat())
  expect([...listed].sort()).toEqual(filesOf(/^([\w-]+)\.test\.ts$/).sort())
})

const table = { mall: ['mall', 'mall-returns'], hotel: ['stays'] }

it.each([
  [
    ['src/features/mall/text.ts', 'src/features/mall/text.test.ts'],
    ['mall', 'mall-returns'],
  ],
  [['contract/calls/hotel-search.ts'], ['stays']],
  [['src/features/stay/dates/days.test.ts', 'server/modules/hotel/day.ts'], []],
  [['tests/e2e/pay.test.ts'], ['pay']],
])('should run the journeys of the domains that %j touches, and the changed ones', (changed, files) => {
  expect(inModule('changed.mjs', 'journeysOf', changed, table)).toEqual(
    files.map((name) => `tests/e2e/${name}.test.ts`),
  )
})
