import { fireEvent, render, screen } from '@testing-library/react'
import { StateView } from '.'

it('announces a failure and offers the way on', () => {
  const onPress = jest.fn()
  render(
    <StateView kind="error" title="You’re offline" text="Your cart is safe" action={{ text: 'Try again', onPress }} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is safe')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('is no alarm when a list is merely empty', () => {
  render(<StateView kind="empty" title="No orders yet" />)
  expect(screen.queryByRole('alert')).toBeNull()
})
