import { language } from '@/platform/session/language'
import { aMoneyBack, refundOf } from '@/testing/orders'
import { stepsOf } from './steps'

const titles = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ title, state }) => [title, state])

it('lists the states of a refund with their dates, the last one as current', () => {
  const steps = stepsOf(refundOf(), [], 480)
  expect(steps.map(({ title }) => title)).toEqual(['Request sent', 'Under review'])
  expect(steps.map(({ state }) => state)).toEqual(['done', 'now'])
  expect(steps[0]?.aside).toMatch(/13:00$/)
})

it('continues with the refunded money: sent, and arrived or on its way', () => {
  const timeline = [...refundOf().timeline, { state: 'refundComplete' as const, at: '2026-01-01T05:10:00Z' }]
  const waiting = aMoneyBack({ method: 'wechat', arrivedAt: null })
  expect(titles({ timeline }, [waiting], 480)).toEqual([
    ['Request sent', 'done'],
    ['Under review', 'done'],
    ['¥29.00 refunded', 'done'],
    ['On its way to WeChat Pay', 'now'],
  ])
  expect(stepsOf({ timeline }, [waiting], 480).at(-1)).toMatchObject({ note: 'Usually within 3 working days' })
  expect(titles({ timeline }, [aMoneyBack()], 480).at(-1)).toEqual(['Arrived in your balance', 'now'])
})

it('names the refund as done where no money went back', () => {
  const timeline = [{ state: 'refundComplete' as const, at: '2026-01-01T05:10:00Z' }]
  expect(titles({ timeline }, [], 480)).toEqual([['Refunded', 'now']])
})

it('distinguishes several payments, also a friend’s, in Chinese', () => {
  language.set('zh')
  const money = [aMoneyBack({ method: 'alipay', arrivedAt: null }), aMoneyBack({ method: 'wechat', toFriend: true })]
  expect(titles(undefined, money, 480).map(([title]) => title)).toEqual([
    '已发起退款¥29.00',
    '正在退回支付宝',
    '已发起退款¥29.00',
    '好友微信支付已到账',
  ])
})
