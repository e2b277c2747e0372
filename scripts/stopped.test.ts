import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { until } from '../tests/support/until'

const library = pathToFileURL(join(__dirname, 'lib/run.mjs')).href

/** A script of two lanes, each of two programs that write a file and wait to be ended. */
const script = (folder: string) => `
import { node } from ${JSON.stringify(library)}
const waiting = (name) => node(['-e', 'fs.writeFileSync(' + JSON.stringify(${JSON.stringify(folder)} + '/' + name) + ', ""); setInterval(() => {}, 1000)'])
const lane = async (name) => {
  await waiting(name + '1')
  await waiting(name + '2').catch(() => undefined)
}
await Promise.all([lane('a'), lane('b')])
`

it.each(['SIGINT', 'SIGTERM'] as const)('should start nothing more after a %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'linli-stopped-'))
  const file = join(folder, 'script.mjs')
  writeFileSync(file, script(folder))
  const runner = spawn(process.execPath, [file], { stdio: 'ignore' })
  const ended = once(runner, 'exit')
  const started = () => readdirSync(folder).filter((name) => name !== 'script.mjs')
  await until(() => Promise.resolve(started().length === 2), 'two programs')
  runner.kill(signal)
  expect(await ended).toEqual([130, null])
  expect(started().sort()).toEqual(['a1', 'b1'])
  rmSync(folder, { recursive: true })
})
