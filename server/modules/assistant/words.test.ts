import type { KnownOrder } from './queries'
import { orderWords } from './words'

const title = { en: 'Tea', zh: '茶' }
const order: KnownOrder = { kind: 'any', title, phase: 'inProgress', refunded: 0, time_zone: null }
const local = { now: new Date('2026-03-25T04:00:00Z'), timeZone: 'Asia/Shanghai' }

describe('the answer on an order', () => {
  it.each([
    ['2026-03-25T04:30:00Z', 'minute', ' Expected arrival: 12:30.', '预计12:30送达。'],
    ['2026-03-26T04:30:00Z', 'minute', ' Expected arrival: Tomorrow 12:30.', '预计明天 12:30送达。'],
    ['2026-03-28T20:30:00Z', 'day', ' Expected arrival: 29 Mar.', '预计3月29日前送达。'],
  ] as const)('should say when it arrives: %s by the %s', (at, precision, en, zh) => {
    expect(orderWords(order, { at: new Date(at), precision }, local)).toEqual({
      en: `“Tea” is in progress.${en}`,
      zh: `“茶”正在进行中。${zh}`,
    })
  })

  it('should name no arrival where nothing is on its way, or where the order has ended', () => {
    const arrival = { at: local.now, precision: 'minute' } as const
    expect(orderWords(order, null, local).en).toBe('“Tea” is in progress.')
    expect(orderWords({ ...order, phase: 'done', refunded: 1250 }, arrival, local).en).toBe(
      '“Tea” is done. ¥12.50 was refunded.',
    )
  })
})
