import type { ReactNode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { FormField } from '@/state/base/form-field'
import { PhoneField } from '../PhoneField'
import { Field } from '.'

interface InputProps {
  readonly value: string
  readonly placeholder: string
  readonly maxlength: number
  readonly onInput: (event: { detail: { value: string } }) => void
}

// A field of WeChat and of native apps: what is pasted is cut by `maxlength` first.
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<Record<string, unknown>>('@tarojs/components'),
  Input: ({ value, placeholder, maxlength, onInput }: InputProps): ReactNode => (
    <input
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onInput({ detail: { value: target.value.slice(0, maxlength) } })}
    />
  ),
}))

const paste = (placeholder: string, value: string) =>
  act(() => void fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value } }))

it.each(['138 0013 8000', '138-0013-8000', '+86 138 0013 8000', '(0086) 138 0013 8000', '１３８ ００１３ ８０００'])(
  'takes the whole of a pasted phone: %s',
  (text) => {
    const field = new FormField(() => undefined)
    render(<PhoneField field={field} placeholder="Phone" />)
    paste('Phone', text)
    expect(field.value).toBe('13800138000')
  },
)

it('takes the area of a pasted phone that has one', () => {
  const field = new FormField(() => undefined)
  render(<PhoneField field={field} placeholder="Phone" />)
  paste('Phone', '+44 (0)7400 123456')
  expect(field.value).toBe('+44 7400123456')
  paste('Phone', '0086 138 0013 8000')
  expect(field.value).toBe('13800138000')
})

it('takes full-width digits into a field of a number', () => {
  const change = jest.fn()
  render(<Field value="" onChange={change} placeholder="Amount" kind="digit" />)
  paste('Amount', ' １２．５ ')
  expect(change).toHaveBeenCalledWith('12.5')
})

it('takes no more of a phone than it has digits', () => {
  const field = new FormField(() => undefined)
  render(<PhoneField field={field} placeholder="Phone" />)
  paste('Phone', '138 0013 8000 999')
  expect(field.value).toHaveLength(11)
})

it.each([
  ['1 2 3 4 5 6', '123456'],
  ['Your code: 123456', '123456'],
  ['1234567', '123456'],
])('cleans what is pasted before it cuts it: %s', (text, value) => {
  const change = jest.fn()
  const digits = (typed: string) => typed.replace(/\D/g, '')
  render(<Field value="" onChange={change} placeholder="Code" kind="number" maxLength={6} clean={digits} />)
  paste('Code', text)
  expect(change).toHaveBeenCalledWith(value)
})

it('takes no more of other texts than fits', () => {
  const change = jest.fn()
  render(<Field value="" onChange={change} placeholder="Name" maxLength={3} />)
  paste('Name', 'Miaow')
  expect(change).toHaveBeenCalledWith('Mia')
})
