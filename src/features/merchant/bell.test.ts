import { alertNewOrder } from '@/platform/media/new-order-alert'
import { ringBell } from './bell'

jest.mock('@/platform/media/new-order-alert', () => ({
  ...jest.requireActual<object>('@/platform/media/new-order-alert'),
  alertNewOrder: jest.fn(),
}))

it('rings once for news that come together, and again for later ones', () => {
  const bell = jest.mocked(alertNewOrder).mockClear()
  for (const moment of [10_000, 10_001, 12_999]) ringBell(moment)
  expect(bell).toHaveBeenCalledTimes(1)
  ringBell(13_000)
  expect(bell).toHaveBeenCalledTimes(2)
})
