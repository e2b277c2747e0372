import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentType } from 'react'
import { calls, type CallName } from '@contract/calls'
import { pathOfRoute, routeNames, routes, type RouteName } from '@/routes'
import { platform } from '../../tests/stand-ins/taro'
import { leastOf } from './least-answer'
import { paramsFor } from './route-params'
import { renderScreen, settle, type FakeServer } from '.'

const names = Object.keys(calls) as CallName[]

function fileOf(name: RouteName): string {
  const path = join(__dirname, '..', pathOfRoute(routes[name]))
  const [file = ''] = ['.h5.tsx', '.tsx'].map((ending) => path + ending).filter(existsSync)
  return file
}

/** Whether a screen has a list for each of its tabs and reads again after a return. */
function isTabbed(name: RouteName): boolean {
  const model = join(dirname(fileOf(name)), 'model.ts')
  if (!readFileSync(fileOf(name), 'utf8').includes('useReturned(') || !existsSync(model)) return false
  const code = readFileSync(model, 'utf8')
  return /new (PagedResource|TabbedList)\b/.test(code) && /^ {2}choose\w*\(/m.test(code)
}

/** Renders a screen without the filter that its address may carry, since no tab leads back to that. */
function render(name: RouteName) {
  const { kind: _, ...params } = paramsFor(name)
  return renderScreen(jest.requireActual<{ default: ComponentType }>(fileOf(name)).default, {
    params,
    signedIn: true,
    prepare: (server) => {
      for (const call of names) server.answer(call, leastOf(calls[call].response, 'full') as never)
    },
  })
}

/** The requests of first pages so far, with the number of each. */
function firstPages(api: FakeServer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names)
    for (const request of api.calls(name) as { pageSize?: number; cursor?: string }[]) {
      if (request.pageSize === undefined || request.cursor !== undefined) continue
      const key = `${name} ${JSON.stringify(request)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}

/** The rounds of the points mall end by the clock at once with the least answers; its own test holds its lists. */
const tabbed = routeNames.filter((name) => name !== 'pointsMall' && isTabbed(name))

it.each(tabbed)('reads what was opened on the tabs of %s again after a return', async (name) => {
  const { api, view } = await render(name)
  const tabs = () => view.container.querySelectorAll<HTMLElement>('[role=tab], [role=radio]')
  const openAll = async () => {
    for (let index = 0; index < tabs().length; index++) await settle(() => tabs()[index]?.click())
  }
  await openAll()
  const before = firstPages(api)
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  await openAll()
  const after = firstPages(api)
  expect([...before.keys()].filter((key) => after.get(key) === before.get(key))).toEqual([])
})
