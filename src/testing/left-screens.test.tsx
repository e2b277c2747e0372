import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import Taro from '@tarojs/taro'
import { calls, type CallName } from '@contract/calls'
import { feedback } from '@/platform/view/feedback'
import { report } from '@/platform/device/report'
import { pathOfRoute, routeNames, routes, type RouteName } from '@/routes'
import { platform } from '../../tests/stand-ins/taro'
import { leastOf, type Fullness } from './least-answer'
import { paramsFor } from './route-params'
import { renderScreen, settle, type FakeServer } from '.'

jest.mock('@/platform/device/report', () => ({
  ...jest.requireActual<object>('@/platform/device/report'),
  report: jest.fn(),
}))

const names = Object.keys(calls) as CallName[]

/** Endings of all that a screen asks. */
const endings: Readonly<Record<string, (server: FakeServer) => void>> = {
  bare: (server) => answerAll(server, 'bare'),
  full: (server) => answerAll(server, 'full'),
  refused: (server) => {
    for (const name of names) server.fail(name, calls[name].failures[0] ?? 'invalidRequest')
  },
  lost: () => undefined,
}

function answerAll(server: FakeServer, fullness: Fullness): void {
  for (const name of names) server.answer(name, leastOf(calls[name].response, fullness) as never)
}

function screenOf(name: RouteName): ComponentType {
  const path = join(__dirname, '..', pathOfRoute(routes[name]))
  const [file = ''] = ['.h5.tsx', '.tsx'].map((ending) => path + ending).filter(existsSync)
  return jest.requireActual<{ default: ComponentType }>(file).default
}

const ways = ['navigateTo', 'redirectTo', 'switchTab', 'navigateBack'] as const

const rejections: unknown[] = []
const reject = (error: unknown) => void rejections.push(error)
beforeAll(() => void process.on('unhandledRejection', reject))
afterAll(() => void process.off('unhandledRejection', reject))
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Acts of a screen that was left before its first answers came. */
async function doneAfterwards(name: RouteName, ending: string): Promise<unknown[]> {
  const { api, view } = await renderScreen(screenOf(name), {
    params: paramsFor(name),
    signedIn: true,
    prepare: (server) => {
      endings[ending]?.(server)
      server.holdAll()
    },
  })
  view.unmount()
  feedback.hush()
  platform.pages = ['pages/tab/home/index', 'pages/search/index'].map((route) => ({ route, params: {} }))
  rejections.length = 0
  const spies = ways.map((way) => jest.mocked(Taro[way]).mockClear())
  jest.mocked(report).mockClear()
  const held = api.holdAll()
  for (let at = 0; at < held.count && at < 50; at++) await held.deliver(at)
  await settle(() => void jest.advanceTimersByTime(1000))
  return [
    ...spies.flatMap((spy, at) => (spy.mock.calls as unknown[]).map((call) => [ways[at], call])),
    ...(feedback.toast ? [['toast', feedback.toast]] : []),
    ...(feedback.question ? [['question', feedback.question.title]] : []),
    ...jest.mocked(report).mock.calls.map((call) => ['report', ...call]),
    ...rejections.map((error) => ['rejection', error]),
  ]
}

describe.each(Object.keys(endings))('after it was left and is answered (%s)', (ending) => {
  it.each(routeNames)('%s does nothing', async (name) => {
    expect(await doneAfterwards(name, ending)).toEqual([])
  })
})
