import { render, screen } from '@testing-library/react'
import { Price } from '.'

it('reads as one amount with two decimals', () => {
  const { container } = render(<Price amount={128650} />)
  expect(container.textContent).toBe('¥1,286.50')
})

it('strikes the original price through only when it is higher', () => {
  const { rerender } = render(<Price amount={1990} original={2990} />)
  expect(screen.getByText('¥29.90')).toBeTruthy()
  rerender(<Price amount={1990} original={1990} />)
  expect(screen.queryByText('¥29.90')).toBeNull()
})
