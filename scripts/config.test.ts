import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../contract/limits'

it('should give up on a chunk after as long as the limits say', () => {
  const config = readFileSync(join(__dirname, '../config/h5.ts'), 'utf8')
  const [, written = ''] = /'chunkLoadTimeout', ([\d_]+)/.exec(config) ?? []
  expect(Number(written.replaceAll('_', ''))).toBe(limits.chunkLoadTimeoutMs)
})
