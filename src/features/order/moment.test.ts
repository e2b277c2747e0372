import { inside } from './moment'

it.each([
  ['Tomorrow 12:38', 'tomorrow 12:38'],
  ['22 Mar 12:05', '22 Mar 12:05'],
  ['明天 12:38', '明天12:38'],
  ['3月22日 12:05', '3月22日12:05'],
])('writes %s inside a sentence', (moment, text) => expect(inside(moment)).toBe(text))
