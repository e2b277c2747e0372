import { maskNumbers } from './masks'
import { hasLink } from './text-rules'

it.each([
  ['my number is 13800006209', 'my number is 138****09'],
  ['+86 138-0000-6209', '861****09'],
  ['１３８００００６２０９', '138****09'],
  ['0755-26001234', '075****34'],
  ['card 6222021234567890123', 'card 622****23'],
  ['order 20261126 of 12 pieces', 'order 20261126 of 12 pieces'],
  ['128 yuan, room 1602, at 18:30', '128 yuan, room 1602, at 18:30'],
])('should show %s as %s', (text, shown) => {
  expect(maskNumbers(text)).toBe(shown)
})

it.each([
  ['https://a.example', true],
  ['look at taobao.com', true],
  ['version 2.5 is fine', false],
  ['Mr.Lin said so. And I agree', false],
])('should detect a link in %s: %s', (text, is) => {
  expect(hasLink(text)).toBe(is)
})
