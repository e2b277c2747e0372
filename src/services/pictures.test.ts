import { pictureUrl, pictureWidth } from './pictures'

it('takes the narrowest width that fills the box', () => {
  expect(pictureWidth(80)).toBe(80)
  expect(pictureWidth(81)).toBe(112)
  expect(pictureWidth(702)).toBe(750)
})

it('takes the widest for a box wider than any', () => {
  expect(pictureWidth(4000)).toBe(1404)
})

it('names the file of that width', () => {
  expect(pictureUrl('/pictures/ab12', 160)).toMatch(/\/pictures\/ab12-168\.webp$/)
})
