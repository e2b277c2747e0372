import { fireEvent, render, screen } from '@testing-library/react'
import { FilterChips } from '.'

const sorts = [
  { value: 'recommended', name: 'For you' },
  { value: 'distance', name: 'Distance' },
] as const
const filters = [
  { value: 'member', name: 'Member perks' },
  { value: 'openNow', name: 'Open now' },
] as const

function show() {
  const onChange = jest.fn()
  render(<FilterChips sorts={sorts} sort="recommended" filters={filters} chosen={['member']} onChange={onChange} />)
  return onChange
}

it('marks what is chosen', () => {
  show()
  expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('For you')
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Member perks')
})

it('reports only the chosen sort order', () => {
  const onChange = show()
  fireEvent.click(screen.getByRole('radio', { name: 'Distance' }))
  expect(onChange).toHaveBeenCalledWith({ sort: 'distance' })
})

it('adds a filter and takes one out', () => {
  const onChange = show()
  fireEvent.click(screen.getByRole('button', { name: 'Open now' }))
  fireEvent.click(screen.getByRole('button', { name: 'Member perks' }))
  expect(onChange.mock.calls).toEqual([[{ filters: ['member', 'openNow'] }], [{ filters: [] }]])
})
