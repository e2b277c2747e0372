import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')
const added = 50

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'linli-screens-'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const screenOf = (name: string) => `import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'

export default screen('${name}' as 'search', () => (
  <Screen title="${name}">
    <Text>${name}</Text>
  </Screen>
))
`

/** Copies the client's sources and adds screens to them. */
function addScreens(): void {
  for (const name of ['src', 'contract', 'config', 'package.json', 'babel.config.js', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const names = Array.from({ length: added }, (_, index) => `added${index}`)
  for (const name of names) {
    const folder = join(copy, 'src/pages/added', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.tsx'), screenOf(name))
  }
  const table = join(copy, 'src/routes.ts')
  const lines = names.map((name) => `  ${name}: open('pages/added', '${name}/index'),`).join('\n')
  const begins = 'export const routes = {\n'
  const text = readFileSync(table, 'utf8')
  expect(text).toContain(begins)
  writeFileSync(table, text.replace(begins, `${begins}${lines}\n`))
}

/** The scripts in which the app starts and home's own files, by the page or the list that the build leaves. */
function homeScripts(folder: string, list: readonly string[]): string[] {
  const first = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/js\/(?:base|app)\.[0-9a-f]{8}\.js/g)]
  expect(new Set(first.map(String)).size).toBe(2)
  const names = [...new Set([...list, ...first.map(String)])].filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(2)
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Bytes without hashes and the numbers of modules and chunks, which have more or fewer digits by chance: 4000 is written 4e3. */
const weigh = (scripts: readonly string[]): number =>
  scripts.reduce(
    (sum, text) => sum + text.replace(/\b[0-9a-f]{8}\b/g, '').replace(/\b\d(?:e\d|\d{0,3})\b/g, '').length,
    0,
  )

/** A build of all screens from nothing, beside two other tests. */
const BUILD_MS = 10 * 60_000

it(
  'should not make home’s scripts one byte heavier to add fifty screens',
  async () => {
    const dist = join(root, 'dist/h5')
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    const before = homeScripts(
      dist,
      [...page.matchAll(/"\.\/(js\/[^"]+)","script"/g)].map(([, name]) => String(name)),
    )
    addScreens()
    await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'h5'],
      {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 1 << 28,
      },
    )
    const built = join(copy, 'dist/h5')
    const { screens } = JSON.parse(readFileSync(join(built, 'screen-files.json'), 'utf8')) as {
      screens: Record<string, string[]>
    }
    expect(Object.keys(screens)).toContain(`pages/added/added${added - 1}/index`)
    expect(weigh(homeScripts(built, screens['pages/tab/home/index'] ?? []))).toBe(weigh(before))
  },
  BUILD_MS,
)
