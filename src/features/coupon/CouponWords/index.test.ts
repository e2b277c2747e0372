import { language } from '@/platform/session/language'
import { faceOf } from '.'

afterEach(() => language.set('en'))

it.each([
  ['en', 10, '10%'],
  ['zh', 10, '9折'],
  ['zh', 15, '8.5折'],
] as const)('says in %s that %s percent are off', (code, percent, face) => {
  language.set(code)
  expect(faceOf({ amount: 1000, percent })).toBe(face)
})
