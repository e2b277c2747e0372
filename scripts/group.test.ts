import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'linli-group-'))
/** Time limits that the files of a group set, in the order of the files. */
const files = [61_000, 97_000, 31_000].map((limit, index) => {
  const file = join(folder, `${index}.js`)
  writeFileSync(file, `jest.setTimeout(${limit}); it('is run', () => undefined)`)
  return file
})
jest.doMock('../jest/groups', () => ({ groupOf: () => files }))
const group = jest.requireActual<(layer: string, number: number) => void>('../jest/group')
group('server', 1)

afterAll(() => rmSync(folder, { recursive: true }))

it('should give all tests of a group the longest time limit of its files', () => {
  expect((globalThis as { [key: symbol]: unknown })[Symbol.for('TEST_TIMEOUT_SYMBOL')]).toBe(97_000)
})
