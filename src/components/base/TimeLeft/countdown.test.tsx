import { act, render } from '@testing-library/react'
import { TimeLeft } from '.'
import { Countdown } from './countdown'

it.each([
  [10035, '02:47:15'],
  [59, '00:00:59'],
  [0, '00:00:00'],
  [-5, '00:00:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(render(<Countdown seconds={seconds} />).container.textContent).toBe(text)
})

it('counts down by the clock and calls its function when it is over', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T04:00:00Z') })
  const onEnd = jest.fn()
  const { container } = render(<TimeLeft endsAt="2026-01-01T04:00:02Z" onEnd={onEnd} />)
  expect(container.textContent).toBe('00:00:02')
  act(() => jest.advanceTimersByTime(1000))
  expect(container.textContent).toBe('00:00:01')
  expect(onEnd).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1000))
  expect(container.textContent).toBe('00:00:00')
  expect(onEnd).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
