import { fireEvent, render, screen } from '@testing-library/react'
import { Stepper } from '.'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('has only a plus at 0', () => {
  render(<Stepper value={0} label="rice" onChange={jest.fn()} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('asks for one more and one fewer', () => {
  const onChange = jest.fn()
  render(<Stepper value={2} label="rice" onChange={onChange} />)
  press('Add rice')
  press('Remove one rice')
  expect(onChange.mock.calls.flat()).toEqual([3, 1])
})

it('does not pass its maximum and says why when it can', () => {
  const [onChange, onLimit] = [jest.fn(), jest.fn()]
  render(<Stepper value={2} max={2} label="rice" onChange={onChange} onLimit={onLimit} />)
  press('Add rice')
  expect(onChange).not.toHaveBeenCalled()
  expect(onLimit).toHaveBeenCalledTimes(1)
})

it('does not go below its minimum', () => {
  const onChange = jest.fn()
  render(<Stepper value={1} min={1} label="rice" onChange={onChange} />)
  press('Remove one rice')
  expect(onChange).not.toHaveBeenCalled()
})
