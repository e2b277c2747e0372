import { routeNames, type RouteName } from '@/routes'
import type { Language } from '@contract/settings'
import type { App } from './host/app'
import { layoutFaults } from './host/faults'
import { Member } from './member'

const languages: readonly Language[] = ['en', 'zh']

let member: Member
let apps: App[] = []

beforeAll(async () => {
  member = await Member.start()
})
afterEach(() => apps.forEach((app) => app.close()))
afterAll(() => member.stop())

it.each(routeNames)('opens %s in both languages, with all that it shows in its place', async (name: RouteName) => {
  apps = languages.map((language) => member.open(name, language))
  // An app that has not begun to ask for anything is as still as one that has drawn it all.
  await Promise.all(apps.map((app) => app.until('words', () => app.texts.length > 0).then(() => app.settle())))
  expect(new Set(apps.map(({ texts }) => texts.join())).size).toBe(languages.length)
  for (const app of apps) {
    expect(app.texts.join('\n')).not.toMatch(/Couldn’t load|Something went wrong|加载失败|页面出错了/)
    expect(app.texts.length).toBeGreaterThan(0)
    // The app that settled first may have drawn something since, which is laid out a frame later.
    if (layoutFaults(app.root).length > 0) await app.settle()
    expect(layoutFaults(app.root)).toEqual([])
    expect(app.errors).toEqual([])
  }
})
