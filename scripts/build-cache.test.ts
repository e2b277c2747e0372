import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'linli-cache-'))
const cache = join(folder, 'cache')
const output = join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true }))

/** Calls a function of the cache in a child process, as Jest does not load the scripts' modules. */
const inCache = (call: string, where = cache): unknown => {
  const code = `import('./scripts/lib/build-cache.mjs').then((it) => console.log(JSON.stringify(it.${call} ?? null)))`
  const env = { ...process.env, LINLI_BUILD_CACHE: where }
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { cwd: join(__dirname, '..'), env }).toString())
}

const build = (content: string) => {
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'app.js'), content)
}
const out = JSON.stringify(output)

it('should restore the build of the same contents, and no other', () => {
  build('one')
  inCache(`keepBuild('h5', 'print1', ${out})`)
  build('two')
  writeFileSync(join(output, 'left-over.js'), '')
  expect(inCache(`restoreBuild('h5', 'print2', ${out})`)).toBe(false)
  expect(readFileSync(join(output, 'app.js'), 'utf8')).toBe('two')
  expect(inCache(`restoreBuild('h5', 'print1', ${out})`)).toBe(true)
  expect(readdirSync(output)).toEqual(['app.js'])
  expect(readFileSync(join(output, 'app.js'), 'utf8')).toBe('one')
})

it('should keep the four that were used last', () => {
  for (const print of ['a', 'b', 'c', 'd', 'e']) {
    inCache(`keepBuild('weapp', '${print}', ${out})`)
    const age = 'abcde'.indexOf(print)
    utimesSync(join(cache, `weapp-${print}`), age, age)
  }
  inCache(`restoreBuild('weapp', 'b', ${out})`)
  inCache(`keepBuild('weapp', 'f', ${out})`)
  expect(readdirSync(cache).filter((name) => name.startsWith('weapp'))).toEqual(
    ['b', 'd', 'e', 'f'].map((print) => `weapp-${print}`),
  )
})

it('should do nothing when it is turned off', () => {
  inCache(`keepBuild('h5', 'print1', ${out})`, '')
  expect(inCache(`restoreBuild('h5', 'print1', ${out})`, '')).toBe(false)
  expect(existsSync(output)).toBe(true)
})
