import { fireEvent, render, screen } from '@testing-library/react'
import { CartBar, type CartBarProps } from './cart-bar'

function show(more: Partial<CartBarProps> = {}) {
  const calls = { onOpen: jest.fn(), onCheckout: jest.fn() }
  render(
    <CartBar count={1} total={1800} note="+ ¥3.00 delivery" minimum={2000} canCheckout={false} {...calls} {...more} />,
  )
  return calls
}

it('names the minimum until it is reached', () => {
  const { onCheckout } = show({ hint: 'Add *¥2* more' })
  fireEvent.click(screen.getByRole('button', { name: 'Min ¥20' }))
  expect(onCheckout).not.toHaveBeenCalled()
  expect(screen.getByText('¥2').parentElement).toHaveTextContent('Add ¥2 more')
})

it('buys once it is reached', () => {
  const { onCheckout } = show({ total: 2600, canCheckout: true })
  fireEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  expect(onCheckout).toHaveBeenCalledTimes(1)
})

it('opens the basket, unless there is nothing in it', () => {
  const { onOpen } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Cart, 1 item: ¥18.00 + ¥3.00 delivery' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

it('says that it is empty, and what a delivery costs', () => {
  const { onOpen } = show({ count: 0, total: 0, note: 'Delivery ¥3.00' })
  fireEvent.click(screen.getByRole('button', { name: 'Your cart is empty: Delivery ¥3.00' }))
  expect(onOpen).not.toHaveBeenCalled()
})

it('says that the store is closed, whatever is in the basket', () => {
  const { onCheckout } = show({ canCheckout: true, closed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Store closed' }))
  expect(onCheckout).not.toHaveBeenCalled()
})
