import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pathOfRoute, type Route, routeNames, routes } from '@/routes'
import { people, type Person } from '../support/person'
import { Stage } from '../support/stage'
import { isFull } from '../support/suite'

const KB = 1024
const dist = join(__dirname, '../../dist')

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && !entry.name.endsWith('.LICENSE.txt'))
    .map((entry) => join(entry.parentPath, entry.name))

const sizeOf = (list: readonly string[]): number => list.reduce((sum, file) => sum + statSync(file).size, 0)
const zipped = (list: readonly string[]): number =>
  list.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)

/** Leaflet with what draws on it, which comes after the screen of a map: no form waits for it. */
const isMapLibrary = (file: string): boolean => readFileSync(file, 'utf8').includes('leaflet-container')
const mapLibrary = 48 * KB

type Asked = readonly (readonly [file: string, kind: string])[]

const namesOf = (asked: Asked) => asked.map(([file]) => file.replace('./', ''))

/** The files of each screen, and the tables that any screen but home loads, as the page asks for them. */
function screenFiles(): { screens: Record<string, string[]>; tables: string[] } {
  const folder = join(dist, 'h5/js')
  const [list = ''] = readdirSync(folder).filter((file) => /^preload\.[0-9a-f]{8}\.js$/.test(file))
  const code = readFileSync(join(folder, list), 'utf8')
  const [, json = '', table = ''] = /\}\)\((\[\[.*\}\]),(\[\[.*\]\])\)$/.exec(code) ?? []
  const [all, numbers] = JSON.parse(json) as [Asked, Record<string, number[]>]
  const named = ([path, files]: [string, number[]]) => [path, namesOf(files.flatMap((file) => [all[file] ?? ['', '']]))]
  const screens = Object.fromEntries(Object.entries(numbers).map(named)) as Record<string, string[]>
  return { screens, tables: [`js/${list}`, ...namesOf(JSON.parse(table) as Asked)] }
}

const device = { width: 390, height: 844, touch: true } as const

/** Makes the pages that a person opens report whether to save data. */
const savesData = ({ page }: Person, saveData: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
  }, saveData)

describe('the web', () => {
  const stage = new Stage()

  let member: Person
  let all: string[] = []

  beforeAll(async () => {
    member = await stage.open({ ...device, phone: people.member })
    await savesData(member, true)
    member.page.on('request', (request) => all.push(new URL(request.url()).pathname))
  })
  afterAll(() => member.close())

  /** The scripts and styles that a page asks for, from the network or the cache, without what home loads in the background. */
  async function loaded(path: string): Promise<{ scripts: string[]; styles: string[] }> {
    await member.renew()
    all = []
    await member.goto(path)
    await member.settled()
    const asked = [...new Set(all)]
    const ending = (end: string) => asked.filter((file) => file.endsWith(end)).map((file) => join(dist, 'h5', file))
    return { scripts: ending('.js'), styles: ending('.css') }
  }

  it('should load home with at most 125 KB of scripts and 25 KB of styles, gzipped', async () => {
    const { scripts, styles } = await loaded('')
    expect(scripts.length).toBeGreaterThan(0)
    expect(zipped(scripts)).toBeLessThanOrEqual(125 * KB)
    expect(zipped(styles)).toBeLessThanOrEqual(25 * KB)
  })

  it('should answer home’s page with at most 11 KB, gzipped, the answers to its first requests among them', async () => {
    const page = await (await fetch(stage.url)).text()
    expect(page).toContain('/v1/home.goodsList')
    expect(gzipSync(page).length).toBeLessThanOrEqual(11 * KB)
  })

  it('should load home for a visitor with at most 28 requests, the store’s screen among them', async () => {
    const visitor = await stage.open(device)
    await savesData(visitor, false)
    const asked: string[] = []
    visitor.page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname))
    const store = screenFiles().screens['pages/store/detail/index'] ?? []
    expect(store.length).toBeGreaterThan(0)
    const last = `/${store.at(-1)}`
    await Promise.all([
      visitor.page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === last),
      visitor.goto(),
    ])
    await visitor.settled()
    await visitor.close()
    expect(asked).toEqual(expect.arrayContaining(store.map((file) => `/${file}`)))
    expect(asked.length).toBeLessThanOrEqual(28)
  })

  it('should draw maps by one file of at most 48 KB, which no screen asks for itself', () => {
    const folder = join(dist, 'h5/js')
    const maps = readdirSync(folder).filter((file) => file.endsWith('.js') && isMapLibrary(join(folder, file)))
    expect(maps).toHaveLength(1)
    expect(zipped(maps.map((file) => join(folder, file)))).toBeLessThanOrEqual(mapLibrary)
    expect(Object.values(screenFiles().screens).flat()).not.toContain(`js/${maps[0]}`)
  })

  it('should add at most 30 KB of scripts for any other screen', async () => {
    // The tables are loaded once, with the first screen that is not home.
    const tables = screenFiles().tables.map((file) => join(dist, 'h5', file))
    const { screens } = screenFiles()
    const ownScripts = (path: string) =>
      (screens[path] ?? []).filter((file) => file.endsWith('.js')).map((file) => join(dist, 'h5', file))
    const home = new Set([...(await loaded('')).scripts, ...tables])
    const over: { name: string; by: number }[] = []
    for (const name of routeNames) {
      const path = pathOfRoute(routes[name])
      // The gate goes by the table of files; the full suite opens each screen, and sees what it loads besides.
      const scripts = isFull ? (await loaded(path)).scripts : ownScripts(path)
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts).toEqual(expect.arrayContaining(ownScripts(path)))
      const added = zipped(scripts.filter((file) => !home.has(file) && !isMapLibrary(file)))
      if (added > 30 * KB) over.push({ name, by: added - 30 * KB })
    }
    expect(over).toEqual([])
  })
})

describe('the mini-programs', () => {
  const roots = [...new Set(routeNames.flatMap((name) => (routes[name] as Route).root ?? []))]
  const inRoot = (platform: string, root: string) => files(join(dist, platform, root))

  const mainOf = (platform: string) => {
    const sub = new Set(roots.flatMap((root) => inRoot(platform, root)))
    return files(join(dist, platform)).filter((file) => !sub.has(file))
  }

  it('should keep WeChat’s main package within 800 KB and every subpackage within 500 KB', () => {
    expect(sizeOf(mainOf('weapp'))).toBeLessThanOrEqual(800 * KB)
    for (const root of roots)
      expect({ root, fits: sizeOf(inRoot('weapp', root)) <= 500 * KB }).toEqual({ root, fits: true })
  })

  it('should keep all of Alipay within 4 MB', () => {
    expect(sizeOf(files(join(dist, 'alipay')))).toBeLessThanOrEqual(4096 * KB)
    expect(sizeOf(mainOf('alipay'))).toBeLessThanOrEqual(1400 * KB)
  })
})
