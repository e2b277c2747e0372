import * as z from 'zod/mini'
import { calls } from '../calls'
import { userEdit } from '../calls/user'
import { isOfKind } from '../order-kinds'
import { pathOf, paths } from '../paths'
import { sharedPaths } from '../share'
import { lines, ruled, text } from './common'
import { OtherKind } from './order'
import { onePayable, payable } from './payment'

it.each([
  ['half a character', 'a\ud83d', 'a\ufffd'],
  ['whole characters', ' 🍜面 ', '🍜面'],
  ['one line of lines', 'a\r\n\tb', 'a b'],
  ['a text without controls', 'a\u0000b\u001b', 'ab'],
  ['a text that reads in one direction', 'B2\u202e1061', 'B21061'],
  ['a text with blanks around it', `${' '.repeat(60)}a${' '.repeat(60)}`, 'a'],
])('should keep %s in a form that can be stored', (_, typed, kept) => {
  expect(text(10, 1).parse(typed)).toBe(kept)
})

it('should keep several lines where lines are asked for', () => {
  expect(lines(10, 1).parse(' a\r\n\tb\u202e\u0000\n')).toBe('a\n\tb')
  expect(lines(10, 1).safeParse('\n\u0000').success).toBe(false)
})

it('should store a value in the form of its rule', () => {
  const schema = ruled(
    (value) => (value.trim().length === 1 ? undefined : 'required'),
    (value) => value.trim().toUpperCase(),
  )
  expect(schema.parse(' a ')).toBe('A')
})

it.each(['', '  ', '\u200b\u2060', '\u3164', '\u0000\u001b', 'x'.repeat(11), ' '.repeat(10_000)])(
  'should refuse %j',
  (typed) => {
    expect(text(10, 1).safeParse(typed).success).toBe(false)
  },
)

it('should take what a rule finds fine, up to the length of a form', () => {
  const schema = ruled((value) => (value.startsWith('a') ? undefined : 'required'))
  expect([schema.safeParse('ab').success, schema.safeParse('ba').success]).toEqual([true, false])
  expect([200, 201].map((length) => schema.safeParse('a'.repeat(length)).success)).toEqual([true, false])
})

it('should count a nickname by its characters', () => {
  const takes = (nickname: string) => userEdit.request.safeParse({ nickname }).success
  expect(['🍜'.repeat(10), '🍜'.repeat(11), 'a'.repeat(10), 'a'.repeat(11)].map(takes)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('should take exactly one payment reference', () => {
  const schema = z.object(payable).check(onePayable)
  const [orderId, paymentId] = ['019534a0-0000-7000-8000-000000000001', '019534a0-0000-7000-8000-000000000002']
  for (const named of [{ orderId }, { paymentId }, { shareToken: 'x' }])
    expect(schema.safeParse(named).success).toBe(true)
  for (const named of [{}, { orderId, paymentId }, { paymentId, shareToken: 'x' }])
    expect(schema.safeParse(named).error?.issues).toEqual([expect.objectContaining({ path: ['orderId'] })])
})

it('should know a kind of order, and take one that it does not know for another', () => {
  expect([isOfKind({ kind: 'takeaway' }, 'takeaway'), isOfKind({ kind: 'ticket' }, 'takeaway')]).toEqual([true, false])
  expect([OtherKind.safeParse('ticket').success, OtherKind.safeParse('takeaway').success]).toEqual([true, false])
})

it('should have the paths of the product text, and else the name', () => {
  expect(pathOf('user.info')).toBe('/v1/5c78c4772da97')
  expect(pathOf('user.edit')).toBe('/v1/5cb54af125f1c')
  expect(pathOf('user.certification')).toBe('/v1/5d6baaec27b0d')
  const names = Object.keys(paths)
  expect(names.filter((name) => !Object.hasOwn(calls, name))).toEqual([])
  expect(new Set(names.map(pathOf)).size).toBe(names.length)
  expect(pathOf('order.submit')).toBe('/v1/order.submit')
  expect(sharedPaths.goods('7')).toBe('/pages/store/goods/index?id=7')
  expect(sharedPaths.store('7')).toBe('/pages/store/detail/index?id=7')
})
