import { limits } from '@contract/limits'
import { feedback } from '@/platform/view/feedback'
import { currentPosition } from '@/platform/device/position'
import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { openLocationSettings } from '@/platform/device/location-settings'
import { Positions } from './positions'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))

jest.mock('@/platform/device/location-settings', () => ({
  ...jest.requireActual<object>('@/platform/device/location-settings'),
  needsLocationSettings: () => Promise.resolve(true),
  openLocationSettings: jest.fn(),
}))
jest.mock('@/platform/device/report', () => ({
  ...jest.requireActual<object>('@/platform/device/report'),
  report: jest.fn(),
}))

interface Sent {
  readonly positions: readonly { readonly latitude: number; readonly at: string }[]
}

const sentBy = (server: FakeServer) => server.calls('rider.position') as Sent[]
const pass = (seconds: number) => settle(() => void jest.advanceTimersByTime(seconds * 1000))

let positions: Positions
let north = 0
beforeEach(() => {
  jest.useFakeTimers()
  north = 0
  jest.mocked(currentPosition).mockImplementation(() => Promise.resolve({ latitude: (north += 1), longitude: 113 }))
  positions = new Positions(api)
})
afterEach(() => {
  positions.forget()
  jest.useRealTimers()
})

/** A rider on shift who has seen the reason. */
async function onShift(seconds = 10): Promise<void> {
  const allowed = positions.allow()
  await settle()
  if (feedback.question) feedback.answer(true)
  await settle()
  expect(await allowed).toBe(true)
  positions.keep(seconds)
  await settle()
}

it('requests no position from the device before the rider has seen the reason', async () => {
  new FakeServer()
  positions.keep(10)
  await pass(30)
  expect(currentPosition).not.toHaveBeenCalled()
})

it('sends one position every ten seconds, and stops with the shift', async () => {
  const server = new FakeServer({ 'rider.position': { kept: true } })
  await onShift()
  const before = sentBy(server).length
  await pass(10)
  await pass(10)
  expect(sentBy(server).length).toBe(before + 2)
  positions.keep(undefined)
  await pass(60)
  expect(sentBy(server).length).toBe(before + 2)
})

it('sends positions with the time of the server, by whatever clock the phone has', async () => {
  const server = new FakeServer({ 'rider.position': { kept: true } })
  server.clock = () => Date.now() - 20 * 60_000
  await onShift()
  await pass(10)
  const at = Date.parse(sentBy(server).at(-1)?.positions.at(-1)?.at ?? '')
  expect(Math.abs(at - server.clock())).toBeLessThanOrEqual(1000)
})

it('sends what could not be sent with the next one, the newest 500 of them', async () => {
  const server = new FakeServer()
  await onShift()
  for (let count = 0; count < limits.riderPositions + 5; count++) await pass(10)
  server.answer('rider.position', { kept: true })
  await pass(10)
  const last = sentBy(server).at(-1)
  expect(last?.positions).toHaveLength(limits.riderPositions)
  expect(last?.positions.at(-1)?.latitude).toBe(north)
  await pass(10)
  expect(sentBy(server).at(-1)?.positions).toHaveLength(1)
})

it.each([
  [
    'drops positions that were refused',
    (server: FakeServer) => server.fail('rider.position', 'positionImplausible'),
    1,
  ],
  [
    'drops positions that the server does not understand',
    (server: FakeServer) => server.break('rider.position', 400),
    1,
  ],
  [
    'repeats positions after a limit of calls',
    (server: FakeServer) => server.fail('rider.position', 'tooManyRequests'),
    4,
  ],
])('%s', async (_, refuse, count) => {
  const server = new FakeServer()
  refuse(server)
  await onShift()
  await pass(10)
  server.answer('rider.position', { kept: true })
  await pass(10)
  expect(sentBy(server).at(-1)?.positions).toHaveLength(count)
})

it('knows when the device reports no position', async () => {
  new FakeServer({ 'rider.position': { kept: true } })
  await onShift()
  expect(positions.isUnknown).toBe(false)
  jest.mocked(currentPosition).mockRejectedValue(new Error('denied'))
  await pass(10)
  expect(positions.isUnknown).toBe(true)
})

it('opens the settings from a tap alone after a denial, and says so when they do not open', async () => {
  new FakeServer()
  await onShift()
  jest.mocked(currentPosition).mockRejectedValue(new Error('denied'))
  jest.mocked(openLocationSettings).mockRejectedValue(new Error('openSetting:fail'))
  const allowed = positions.allow()
  await settle()
  expect(openLocationSettings).not.toHaveBeenCalled()
  expect(feedback.question?.title).toBe('Turn on location to get nearby orders')
  feedback.answer(true)
  expect(await allowed).toBe(false)
  expect(openLocationSettings).toHaveBeenCalledTimes(1)
  expect(feedback.toast).toContain('Something went wrong')
  await expect(positions.allowBackground()).resolves.toBeUndefined()
})
