import { fireEvent, render, screen } from '@testing-library/react'
import { Keypad } from '.'

it('says which digit was pressed', () => {
  const onDigit = jest.fn()
  render(<Keypad onDigit={onDigit} onDelete={jest.fn()} />)
  for (const digit of ['1', '0', '9']) fireEvent.click(screen.getByRole('button', { name: digit }))
  expect(onDigit.mock.calls.flat()).toEqual(['1', '0', '9'])
})

it('answers nothing while a password is being checked', () => {
  const onDigit = jest.fn()
  render(<Keypad onDigit={onDigit} onDelete={jest.fn()} disabled />)
  fireEvent.click(screen.getByRole('button', { name: '5' }))
  expect(onDigit).not.toHaveBeenCalled()
})
