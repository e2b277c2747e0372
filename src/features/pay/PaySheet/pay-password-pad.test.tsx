import { fireEvent, render, screen } from '@testing-library/react'
import { PayPasswordPad } from './pay-password-pad'

const drawn = (more: Partial<Parameters<typeof PayPasswordPad>[0]> = {}) => {
  const pressed = { onDigit: jest.fn(), onDelete: jest.fn(), onBack: jest.fn(), onForgot: jest.fn() }
  render(<PayPasswordPad title="Enter" note="Balance · Noodles" amount={7190} count={3} {...pressed} {...more} />)
  return pressed
}

it('shows how much of the password is typed, and takes digits', () => {
  const { onDigit, onForgot } = drawn()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  fireEvent.click(screen.getByRole('button', { name: '7' }))
  expect(onDigit).toHaveBeenCalledWith('7')
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(onForgot).toHaveBeenCalledTimes(1)
})

it('says why a try failed, and takes nothing while none is allowed', () => {
  const { onDigit } = drawn({ error: 'Locked. Try again in 15 min', disabled: true })
  expect(screen.getByRole('alert')).toHaveTextContent('Locked')
  fireEvent.click(screen.getByRole('button', { name: '7' }))
  expect(onDigit).not.toHaveBeenCalled()
})
