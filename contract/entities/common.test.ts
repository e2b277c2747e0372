import { text } from './common'

it.each([
  ['half a character', 'a\ud83d', 'a\ufffd'],
  ['whole characters', ' 🍜面 ', '🍜面'],
  ['lines', 'a\n\tb', 'a\n\tb'],
])('should keep %s in a form that can be stored', (_, typed, kept) => {
  expect(text(10, 1).parse(typed)).toBe(kept)
})

it.each(['', '  ', '\u200b\u2060', '\u3164', 'a\u0000b', '\u001b[31m', 'x'.repeat(11)])('should refuse %j', (typed) => {
  expect(text(10, 1).safeParse(typed).success).toBe(false)
})
