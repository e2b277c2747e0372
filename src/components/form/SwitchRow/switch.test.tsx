import { fireEvent, render, screen } from '@testing-library/react'
import { Switch } from './switch'

it('says whether it is on and asks for the other state', () => {
  const onChange = jest.fn()
  render(<Switch on label="Hide my number" onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Hide my number' })
  expect(control.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(control)
  expect(onChange).toHaveBeenCalledWith(false)
})
