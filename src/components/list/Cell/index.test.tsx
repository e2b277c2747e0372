import { fireEvent, render, screen } from '@testing-library/react'
import { Cell } from '.'

it('is a button named by label and value when it opens something', () => {
  const onOpen = jest.fn()
  render(<Cell label="Note" value="Less coriander" onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: /^Note ?Less coriander$/ }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

it('is plain text when it opens nothing', () => {
  render(<Cell label="Version" value="1.0" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('1.0')).toBeTruthy()
})
