import { join } from 'node:path'
import { inModule } from './lib/in-module'

const root = join(__dirname, '..')
const failed = (title: string, ...ancestorTitles: string[]) => ({
  status: 'failed',
  title,
  ancestorTitles,
  failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  received 2\n  at a\n  at b'],
})
const failuresOf = (...testResults: object[]) => inModule('results.mjs', 'failuresOf', { testResults })

it('should name each failed test with its file and the first lines of its failure', () => {
  const passed = { ...failed('pays'), status: 'passed' }
  const file = {
    name: join(root, 'src/a.test.ts'),
    message: 'x',
    assertionResults: [passed, failed('refunds', 'an order')],
  }
  expect(failuresOf(file)).toEqual([
    { file: 'src/a.test.ts', test: 'an order › refunds', reason: 'expected 1 received 2 at a' },
  ])
})

it('should name the file of a test that ran in a group', () => {
  const group = {
    name: join(root, 'jest/groups/server-01.test.js'),
    message: 'x',
    assertionResults: [failed('refunds', 'server/a.test.ts', 'an order')],
  }
  expect(failuresOf(group)).toMatchObject([{ file: 'server/a.test.ts', test: 'an order › refunds' }])
})

it('should name a file that could not run', () => {
  const file = { name: join(root, 'src/a.test.ts'), message: 'no such module', assertionResults: [] }
  expect(failuresOf(file)).toEqual([{ file: 'src/a.test.ts', test: '(the file)', reason: 'no such module' }])
})

it('should distinguish layers that a failed build kept from running from failed tests', () => {
  const kept = { file: 'tests/mini/a.test.ts', test: '(the file)', reason: 'Error: Requires build-weapp, which failed' }
  const own = { file: 'src/a.test.ts', test: 'refunds', reason: 'expected 1' }
  expect(inModule('results.mjs', 'withoutUnmet', [kept, { ...kept, file: 'tests/mini/b.test.ts' }, own])).toEqual({
    failures: [own],
    unmet: ['tests/mini'],
  })
})
