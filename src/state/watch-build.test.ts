import { feedback } from '@/platform/view/feedback'
import { NetworkError } from '@/services/failures'
import { hasNewBuild } from '@/services/new-build'
import { settle } from '@/testing'
import { BuildWatch } from './watch-build.h5'

jest.mock('@/services/new-build', () => ({
  ...jest.requireActual<object>('@/services/new-build'),
  hasNewBuild: jest.fn(),
}))

const asked = jest.mocked(hasNewBuild)
const later = () => jest.setSystemTime(Date.now() + 11 * 60_000)

beforeEach(() => {
  jest.useFakeTimers()
  asked.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  feedback.refuse()
  jest.useRealTimers()
})

it('offers a newer build and restarts with it', async () => {
  const begin = jest.fn()
  const looking = new BuildWatch(begin).look()
  await settle()
  expect(feedback.question?.title).toBe('A newer Linli is ready')
  expect(begin).not.toHaveBeenCalled()
  feedback.answer(true)
  await looking
  expect(begin).toHaveBeenCalledTimes(1)
})

it('does not offer it again when it was declined', async () => {
  const begin = jest.fn()
  const watch = new BuildWatch(begin)
  const looking = watch.look()
  await settle()
  feedback.answer(false)
  await looking
  later()
  await watch.look()
  expect(feedback.question).toBeUndefined()
  expect(begin).not.toHaveBeenCalled()
})

it('asks the server every ten minutes at most', async () => {
  asked.mockResolvedValue(false)
  const watch = new BuildWatch()
  await watch.look()
  await watch.look()
  expect(asked).toHaveBeenCalledTimes(1)
  later()
  await watch.look()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(feedback.question).toBeUndefined()
})

it('continues after the server did not answer', async () => {
  asked.mockRejectedValueOnce(new NetworkError(0, ''))
  const watch = new BuildWatch()
  await watch.look()
  expect(feedback.question).toBeUndefined()
  later()
  const looking = watch.look()
  await settle()
  expect(feedback.question).toBeDefined()
  feedback.answer(false)
  await looking
})
