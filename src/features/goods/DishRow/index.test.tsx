import { fireEvent, render, screen } from '@testing-library/react'
import type { Goods } from '@contract/entities/goods'
import { DishRow, type DishRowProps } from '.'

const dish: Goods = {
  id: '019a0000-0000-7000-8000-000000000001',
  storeId: '019a0000-0000-7000-8000-000000000002',
  name: 'Beef noodles',
  note: '',
  picture: { path: '/pictures/a', colour: '#ffc9b5' },
  price: 2600,
  shopPrice: 3200,
  memberPrice: 2200,
  activityPrice: 2600,
  activityType: null,
  isActive: true,
  purchaseLimit: 2,
  limitLeft: 2,
  soldOut: false,
  left: null,
  sales: 3280,
  likedPercent: 98,
  tags: ['Signature'],
  hasOptions: false,
}

function show(more: Partial<DishRowProps> = {}) {
  const calls = { onAdd: jest.fn(), onRemove: jest.fn(), onOptions: jest.fn(), onOpen: jest.fn() }
  render(<DishRow dish={dish} quantity={0} {...calls} {...more} />)
  return calls
}

it('shows what it costs, what it cost and what members pay', () => {
  show()
  for (const text of ['¥32.00', '¥22.00', '3,280 sold · 98% liked', 'Limit 2'])
    expect(screen.getByText(text)).toBeInTheDocument()
})

it('adds without opening the dish', () => {
  const { onAdd, onOpen } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Add Beef noodles' }))
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})

it.each([
  ['in the cart', 2, 2],
  ['ordered today', 0, 0],
])('says before a tap that the purchase limit is reached: %s', (_, quantity, limitLeft) => {
  const { onAdd } = show({ quantity, dish: { ...dish, limitLeft } })
  expect(screen.getByText('Limit of 2 reached')).toBeInTheDocument()
  const add = screen.getByRole('button', { name: 'Add Beef noodles, Limit of 2 reached' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(add)
  expect(onAdd).not.toHaveBeenCalled()
})

it('shows its percentage off before its other tags', () => {
  show({ dish: { ...dish, activityType: '34% off', tags: ['Signature'] } })
  expect(screen.getAllByText(/34% off|Signature/).map(({ textContent }) => textContent)).toEqual([
    '34% off',
    'Signature',
  ])
})

it('asks for the options of a dish that has some', () => {
  const { onOptions } = show({ dish: { ...dish, hasOptions: true } })
  fireEvent.click(screen.getByRole('button', { name: 'Options of Beef noodles' }))
  expect(onOptions).toHaveBeenCalledTimes(1)
})

it('offers nothing when it is sold out or the store is closed', () => {
  show({ dish: { ...dish, soldOut: true } })
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
