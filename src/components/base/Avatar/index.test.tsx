import { render } from '@testing-library/react'
import { Avatar } from '.'

it.each([
  ['Mr Lin', 'L'],
  ['王师傅', '王'],
  ['𠮷田', '𠮷'],
])('should show the initial of %s without a picture', (name, initial) => {
  expect(render(<Avatar picture={undefined} name={name} size={80} />).getByText(initial)).toBeVisible()
})
