import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../contract/limits'

it('should give up on a chunk after as long as the limits say', () => {
  const config = readFileSync(join(__dirname, '../config/h5.ts'), 'utf8')
  const [, written = ''] = /'chunkLoadTimeout', ([\d_]+)/.exec(config) ?? []
  expect(Number(written.replaceAll('_', ''))).toBe(limits.chunkLoadTimeoutMs)
})

it('should have webpack print errors with their stack, and list no modules', () => {
  const code = `
    const webpack = require('webpack')
    const { BriefStats } = require('./config/plugins/brief-stats')
    const build = webpack({ entry: './nothing.js', mode: 'production', plugins: [new BriefStats()] })
    build.run((_, stats) => console.log(JSON.stringify(stats.toJson())))
  `
  const told = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', code], {
    cwd: join(__dirname, '..'),
  })
  const stats = JSON.parse(String(told)) as { errors: { message: string; stack: string }[] }
  expect(stats.errors).toMatchObject([{ message: expect.stringContaining("Can't resolve './nothing.js'") as string }])
  expect(stats.errors[0]?.stack).toContain('nothing.js')
  expect(Object.keys(stats)).not.toEqual(expect.arrayContaining(['modules']))
})
