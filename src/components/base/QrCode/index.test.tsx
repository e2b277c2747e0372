import { render, screen } from '@testing-library/react'
import { QrCode } from '.'
import { modulesOf } from './svg'

it('is drawn from the modules of its text, with its three finders', () => {
  const modules = modulesOf('https://linli.example/#/register?inviteCode=LIN620')
  const side = modules.length
  expect(modules.every((row) => row.length === side)).toBe(true)
  const finder = (x: number, y: number) => modules.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  const corner = finder(0, 0)
  expect(corner[0]).toEqual(Array.from({ length: 7 }, () => true))
  expect(finder(side - 7, 0)).toEqual(corner)
  expect(finder(0, side - 7)).toEqual(corner)
})

it('has a name', () => {
  render(<QrCode text="https://linli.example" size={136} label="My code" />)
  expect(screen.getByRole('img', { name: 'My code' })).toBeInTheDocument()
})
