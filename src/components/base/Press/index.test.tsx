import { fireEvent, render, screen } from '@testing-library/react'
import { Press } from '.'

it('is a button with a name that answers a press', () => {
  const onPress = jest.fn()
  render(<Press label="Add" onPress={onPress} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('says that it is disabled and then answers nothing', () => {
  const onPress = jest.fn()
  render(<Press label="Add" onPress={onPress} disabled />)
  fireEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
})

it('keeps a press to itself inside another one', () => {
  const [outer, inner] = [jest.fn(), jest.fn()]
  render(
    <Press label="Open" onPress={outer}>
      <Press label="Add" onPress={inner} inner />
    </Press>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(inner).toHaveBeenCalledTimes(1)
  expect(outer).not.toHaveBeenCalled()
})

it('is named by its content when that says more than its label', () => {
  const { rerender } = render(<Press label="Noodles">Noodles, cancelled</Press>)
  expect(screen.getByRole('button', { name: 'Noodles, cancelled' })).toBeVisible()
  rerender(<Press label="Noodles, cancelled">Noodles</Press>)
  expect(screen.getByRole('button', { name: 'Noodles, cancelled' })).toBeVisible()
  rerender(<Press>Noodles</Press>)
  expect(screen.getByRole('button', { name: 'Noodles' })).toBeVisible()
})
