import { render, screen } from '@testing-library/react'
import type { PriceComponent } from '@contract/entities/order'
import { PriceBreakdown } from '.'

const components: PriceComponent[] = [
  { kind: 'goods', label: 'Items', amount: 8590, original: null },
  { kind: 'delivery', label: 'Delivery', amount: 300, original: 500 },
  { kind: 'fullDiscount', label: 'Spend ¥80, save ¥15', amount: -1500, original: null },
]

it('shows additions and deductions, but not the goods, whose lines are above', () => {
  render(<PriceBreakdown components={components} total={7390} label="Subtotal" saved={1700} />)
  expect(screen.queryByText('Items')).toBeNull()
  expect(screen.getByText('¥3.00')).toBeVisible()
  expect(screen.getByText('¥5.00')).toBeVisible()
  expect(screen.getByText('−¥15.00')).toBeVisible()
  expect(screen.getByText('You save ¥17.00')).toBeVisible()
})

it('says nothing of savings when there are none', () => {
  render(<PriceBreakdown components={components.slice(0, 2)} total={8890} label="Paid" />)
  expect(screen.getByText('Paid')).toBeVisible()
  expect(screen.queryByText(/You save/)).toBeNull()
})
