import { render } from '@testing-library/react'
import { Countdown } from './countdown'

it.each([
  [10035, '02:47:15'],
  [59, '00:00:59'],
  [0, '00:00:00'],
  [-5, '00:00:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(render(<Countdown seconds={seconds} />).container.textContent).toBe(text)
})
