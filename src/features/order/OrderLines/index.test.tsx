import { fireEvent, render, screen } from '@testing-library/react'
import type { OrderLine } from '@contract/entities/order'
import { OrderLines } from '.'

const line = (name: string, more: Partial<OrderLine> = {}): OrderLine => ({
  goodsId: name,
  name,
  picture: { path: '', colour: '#ffffff' },
  optionText: '',
  quantity: 1,
  price: 1800,
  shopPrice: 1800,
  priceKind: 'shop',
  ...more,
})

it('shows the price of all of a line, and why it is lower than at the shop', () => {
  render(
    <OrderLines
      lines={[
        line('Noodles', { quantity: 2, price: 2900, shopPrice: 3300, priceKind: 'member' }),
        line('Prawns', { price: 990, shopPrice: 1500, priceKind: 'activity' }),
      ]}
    />,
  )
  expect(screen.getByText('¥66.00')).toBeVisible()
  expect(screen.getByText('Member price')).toBeVisible()
  expect(screen.getByText('34% off')).toBeVisible()
})

it('marks the refunded quantity', () => {
  render(
    <OrderLines
      lines={[{ ...line('Tea', { quantity: 2 }), position: 0, paid: 3600, refundedQuantity: 1, openQuantity: 0 }]}
    />,
  )
  expect(screen.getByText('Refunded ×1')).toBeVisible()
})

it('shows three lines until all are asked for', () => {
  render(<OrderLines lines={['Tea', 'Rice', 'Soup', 'Cake'].map((name) => line(name, { quantity: 2 }))} />)
  expect(screen.queryByText('Cake')).toBeNull()
  fireEvent.click(screen.getByText('All 8 items'))
  expect(screen.getByText('Cake')).toBeVisible()
  fireEvent.click(screen.getByText('Show fewer'))
  expect(screen.queryByText('Cake')).toBeNull()
})
