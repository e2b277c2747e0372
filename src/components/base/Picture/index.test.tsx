import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '.'

const picture = { path: '/pictures/ab12', colour: '#ffdfa8' }

it('shows the file that fits its box', () => {
  render(<Picture picture={picture} width={160} label="Noodles" />)
  expect(screen.getByAltText('Noodles').getAttribute('src')).toMatch(/ab12-168\.webp$/)
})

it('stays a coloured box when the file cannot be had', () => {
  const { container } = render(<Picture picture={picture} width={160} label="Noodles" />)
  fireEvent.error(screen.getByAltText('Noodles'))
  expect(screen.queryByAltText('Noodles')).toBeNull()
  expect((container.firstElementChild as HTMLElement).style.backgroundColor).toBe('rgb(255, 223, 168)')
})

it('tries again with another picture', () => {
  const { rerender } = render(<Picture picture={picture} width={160} label="Noodles" />)
  fireEvent.error(screen.getByAltText('Noodles'))
  rerender(<Picture picture={{ ...picture, path: '/pictures/cd34' }} width={160} label="Noodles" />)
  expect(screen.getByAltText('Noodles').getAttribute('src')).toMatch(/cd34-168\.webp$/)
})
