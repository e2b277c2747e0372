import { language } from '@/platform/session/language'
import { spanText, timeLeft } from './time-left'

it.each([
  [62 * 60, 'ink-2', '1 h 02 min', '剩1小时02分'],
  [11 * 60 + 5, 'ink-2', '11 min', '剩11分'],
  [10 * 60 + 59, 'warn', '10 min', '剩10分'],
  [30, 'warn', '0 min', '剩0分'],
  [-61, 'bad', '2 min late', '超时2分'],
])('%s seconds are %s', (seconds, tone, en, zh) => {
  language.set('en')
  expect(timeLeft(seconds)).toEqual({ tone, text: en })
  language.set('zh')
  expect(timeLeft(seconds)).toEqual({ tone, text: zh })
})

it('writes hours only where there are any', () => {
  language.set('en')
  expect([spanText(6), spanText(60)]).toEqual(['6 min', '1 h 00 min'])
})
