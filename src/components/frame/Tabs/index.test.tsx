import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from '.'

const items = [
  { value: 'menu', name: 'Menu' },
  { value: 'reviews', name: 'Reviews', count: '1,286' },
] as const

it('marks the chosen one and asks for another', () => {
  const onChange = jest.fn()
  render(<Tabs items={items} value="menu" onChange={onChange} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Menu')
  fireEvent.click(screen.getByRole('tab', { name: /^Reviews ?1,286$/ }))
  expect(onChange).toHaveBeenCalledWith('reviews')
})
