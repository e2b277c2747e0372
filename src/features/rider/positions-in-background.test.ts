import { feedback } from '@/platform/view/feedback'
import { followPosition } from '@/platform/device/background-position'
import { currentPosition } from '@/platform/device/position'
import { openLocationSettings } from '@/platform/device/location-settings'
import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { Positions } from './positions'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))
jest.mock('@/platform/device/background-position', () => ({
  ...jest.requireActual<object>('@/platform/device/background-position'),
  ...{ readsInBackground: true, followPosition: jest.fn() },
}))
jest.mock('@/platform/device/location-settings', () => ({
  ...jest.requireActual<object>('@/platform/device/location-settings'),
  needsLocationSettings: jest.fn().mockResolvedValue(true),
  openLocationSettings: jest.fn().mockResolvedValue(undefined),
}))

type Heard = Parameters<typeof followPosition>[0]

let positions: Positions
let heard: Heard | undefined
const stop = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  stop.mockClear()
  jest.mocked(currentPosition).mockResolvedValue({ latitude: 22, longitude: 113 })
  jest.mocked(followPosition).mockImplementation((found) => {
    heard = found
    return Promise.resolve(stop)
  })
  positions = new Positions(api)
})
afterEach(() => {
  positions.forget()
  jest.useRealTimers()
})

async function onShift(): Promise<string | undefined> {
  const allowed = positions.allow()
  await settle()
  const text = feedback.question?.text
  if (feedback.question) feedback.answer(true)
  await settle()
  await allowed
  positions.keep(10)
  await settle()
  return text
}
const sent = (server: FakeServer) =>
  (server.calls('rider.position') as { positions: { latitude: number }[] }[]).flatMap((call) => call.positions)

it('says why, follows the device while the shift lasts, and sends no more than one position an interval', async () => {
  const server = new FakeServer({ 'rider.position': { kept: true } })
  expect(await onShift()).toContain('in the background')
  expect(positions.isOpenOnly).toBe(false)
  const before = sent(server).length
  jest.setSystemTime(Date.now() + 10_000)
  for (const latitude of [22.1, 22.2, 22.3]) await settle(() => heard?.({ latitude, longitude: 113 }))
  expect(sent(server).slice(before)).toMatchObject([{ latitude: 22.1 }])
  positions.keep(undefined)
  expect(stop).toHaveBeenCalledTimes(1)
  await settle(() => heard?.({ latitude: 22.4, longitude: 113 }))
  expect(sent(server)).toHaveLength(before + 1)
})

it('says that the app has to stay open where it is refused, and asks again by the settings', async () => {
  new FakeServer({ 'rider.position': { kept: true } })
  jest.mocked(followPosition).mockRejectedValueOnce(new Error('refused'))
  await onShift()
  expect(positions.isOpenOnly).toBe(true)
  await settle(() => positions.allowBackground())
  expect(openLocationSettings).toHaveBeenCalled()
  expect(positions.isOpenOnly).toBe(false)
})

it('stops what the device begins after the shift has ended', async () => {
  new FakeServer({ 'rider.position': { kept: true } })
  let permit: ((stop: () => void) => void) | undefined
  jest.mocked(followPosition).mockImplementationOnce(() => new Promise((resolve) => (permit = resolve)))
  await onShift()
  positions.keep(undefined)
  await settle(() => permit?.(stop))
  expect(stop).toHaveBeenCalledTimes(1)
})
