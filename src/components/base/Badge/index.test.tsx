import { render } from '@testing-library/react'
import { Badge } from '.'

it.each([
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('shows %i as "%s"', (count, text) => {
  expect(render(<Badge count={count} />).container.textContent).toBe(text)
})
