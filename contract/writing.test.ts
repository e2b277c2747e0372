import { isForeign, writtenIn } from './writing'

it.each([
  ['味道不错，送得很快', 'zh'],
  ['这家店的hamburger和fries都不错', 'zh'],
  ['OK 还行', 'zh'],
  ['Tried 麻婆豆腐 here and it was great', 'en'],
  ['Très bon', 'en'],
  ['5/5 👍', undefined],
  ['', undefined],
] as const)('should find that “%s” is written in %s', (text, language) => expect(writtenIn(text)).toBe(language))

it('should be foreign to readers of the other language alone', () => {
  expect([isForeign('好吃', 'en'), isForeign('好吃', 'zh'), isForeign('Tasty', 'zh')]).toEqual([true, false, true])
  expect([isForeign('5/5', 'en'), isForeign(undefined, 'en')]).toEqual([false, false])
})
