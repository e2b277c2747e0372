import { countCharacters, firstCharacters, isBlank } from './text'

it.each(['', ' \n\t', '\u3000', '\u200b\u200d', '\u2060\ufeff', '\u3164', '\u2800 \u00ad'])(
  'sees nothing in %j',
  (text) => expect(isBlank(text)).toBe(true),
)

it.each(['a', ' a ', '\u200ba', '👩‍👧', '，', '中'])('sees something in %j', (text) => expect(isBlank(text)).toBe(false))

it('counts and cuts between characters', () => {
  expect(countCharacters('a🍜中')).toBe(3)
  expect(firstCharacters('🍜🍜🍜', 2)).toBe('🍜🍜')
  expect(firstCharacters('ab', 2)).toBe('ab')
})
