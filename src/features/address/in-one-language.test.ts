import type { Language } from '@contract/settings'
import { language } from '@/platform/session/language'
import { inOneLanguage } from './in-one-language'

const read = (by: Language, text: string) => {
  language.set(by)
  return inOneLanguage(text)
}
afterEach(() => language.set('en'))

it.each([
  ['88 Keyuan Rd (科苑路88号)', '88 Keyuan Rd', '科苑路88号'],
  ['Keyuan Garden (科苑花园) 3-1602', 'Keyuan Garden 3-1602', '科苑花园 3-1602'],
  ['Science Park(科技园) B-9F', 'Science Park B-9F', '科技园 B-9F'],
])('reads %s in the language of the reader', (text, en, zh) => {
  expect(read('en', text)).toBe(en)
  expect(read('zh', text)).toBe(zh)
})

it.each([
  'Building 5 (红色大门)',
  '科苑路88号',
  '1 Keyuan Road (the red door)',
  '科苑花园 (Keyuan Garden)',
  'Bldg 3 (右)',
])('leaves %s as it was written', (text) => {
  for (const by of ['en', 'zh'] as const) expect(read(by, text)).toBe(text)
})
