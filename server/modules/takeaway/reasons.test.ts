import { takeawayReasons } from './reasons'
import { reasonText } from '../order/reasons'

it.each([
  ['Arrived late', '配送太慢'],
  ['It takes too long', '配送太慢'],
  ['The soup was cold', 'The soup was cold'],
])('shows the reason %s in Chinese', (kept, zh) => expect(reasonText(takeawayReasons, kept, 'zh')).toBe(zh))

it('shows a reason that was chosen in Chinese by its present name', () =>
  expect(reasonText(takeawayReasons, '变质或品质问题', 'en')).toBe('Quality problem'))
