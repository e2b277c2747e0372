import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maskNumbers } from '../server/modules/chat/masks'

const folder = mkdtempSync(join(tmpdir(), 'linli-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('should write a server of one byte a character, which means the same', async () => {
  const file = join(folder, 'masks.cjs')
  const root = join(__dirname, '..')
  execFileSync(process.execPath, ['scripts/bundle-server.mjs', 'server/modules/chat/masks.ts', file], { cwd: root })
  expect(readFileSync(file, 'utf8')).not.toMatch(/[\u0100-\uffff]/)
  const bundle = (await import(file)) as { maskNumbers: typeof maskNumbers }
  for (const text of ['１３８–0000（1234）😀', '没有号码', '138·0013 8000'])
    expect(bundle.maskNumbers(text)).toBe(maskNumbers(text))
  expect(bundle.maskNumbers('138·0013 8000')).toBe('138****00')
})
