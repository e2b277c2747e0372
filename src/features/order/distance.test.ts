import { distanceText } from './distance'
import { language } from '@/platform/session/language'

afterEach(() => language.set('en'))

it.each([
  ['en', '620 m', '1.1 km'],
  ['zh', '620米', '1.1公里'],
] as const)('names a distance in %s', (code, near, far) => {
  language.set(code)
  expect([620, 1100].map(distanceText)).toEqual([near, far])
})
