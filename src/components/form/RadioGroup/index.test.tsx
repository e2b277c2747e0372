import { fireEvent, render, screen } from '@testing-library/react'
import { RadioGroup } from '.'

const options = [
  { value: null, text: 'Soonest', aside: 'about 12:30' },
  { value: 'noon', text: 'At noon', note: 'Costs ¥1.00 more' },
]

it('is a named group in which one is chosen', () => {
  render(<RadioGroup label="Delivery time" options={options} chosen="noon" onChoose={jest.fn()} />)
  expect(screen.getByRole('radiogroup', { name: 'Delivery time' })).toBeVisible()
  const [soonest, noon] = screen.getAllByRole('radio')
  expect(soonest).not.toBeChecked()
  expect(noon).toBeChecked()
  expect(noon).toHaveTextContent('Costs ¥1.00 more')
  expect(soonest).toHaveTextContent('about 12:30')
})

it('reports the pressed option, also when its value is null', () => {
  const onChoose = jest.fn()
  render(<RadioGroup label="Delivery time" options={options} chosen={undefined} onChoose={onChoose} />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^At noon/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^Soonest/ }))
  expect(onChoose.mock.calls).toEqual([['noon'], [null]])
})

it('draws lines under each row, between two, or none', () => {
  const lined = () => screen.getAllByRole('radio').map(({ className }) => className.includes('lined'))
  const group = (lines?: 'each' | 'between') => (
    <RadioGroup label="Delivery time" options={options} chosen={null} onChoose={jest.fn()} lines={lines} />
  )
  const { rerender } = render(group())
  expect(lined()).toEqual([false, false])
  rerender(group('between'))
  expect(lined()).toEqual([true, false])
  rerender(group('each'))
  expect(lined()).toEqual([true, true])
})

it('writes what cannot be chosen fainter than the others, not bolder', () => {
  const off = [{ value: 'a', text: 'Too slow', note: 'Not now', disabled: true }, ...options]
  render(<RadioGroup label="Reason" options={off} chosen={undefined} onChoose={jest.fn()} />)
  expect(screen.getByText('Too slow')).toHaveAttribute('class', expect.stringContaining('text--off'))
  expect(screen.getByText('At noon')).toHaveAttribute('class', expect.stringContaining('text--bold'))
})

it('shows a mark, and cannot choose what is disabled', () => {
  const onChoose = jest.fn()
  const marked = [{ value: 'a', text: 'Balance', note: 'Too low', mark: <i>sign</i>, disabled: true }]
  render(<RadioGroup label="Payment" options={marked} chosen={undefined} onChoose={onChoose} />)
  const row = screen.getByRole('radio', { name: /Balance/ })
  expect(row).toHaveTextContent('sign')
  fireEvent.click(row)
  expect(onChoose).not.toHaveBeenCalled()
})
