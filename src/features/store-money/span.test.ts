import { language } from '@/platform/session/language'
import { spanName } from './span'

const year = new Date().getFullYear()

afterEach(() => language.set('en'))

it('should name the month once, and the year when it is another', () => {
  expect(spanName({ from: `${year}-02-09`, to: `${year}-02-15` })).toBe('9 – 15 Feb')
  expect(spanName({ from: `${year}-01-26`, to: `${year}-02-01` })).toBe('26 Jan – 1 Feb')
  expect(spanName({ from: '2019-02-04', to: '2019-02-10' })).toBe('4 – 10 Feb 2019')
  language.set('zh')
  expect(spanName({ from: `${year}-02-09`, to: `${year}-02-15` })).toBe('2月9日 – 15日')
  expect(spanName({ from: '2018-12-31', to: '2019-01-06' })).toBe('2018年12月31日 – 2019年1月6日')
})
