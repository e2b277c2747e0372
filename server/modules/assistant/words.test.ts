import type { KnownOrder } from './queries'
import { orderWords } from './words'

const title = { en: 'Tea', zh: '茶' }
const order: KnownOrder = { kind: 'any', title, phase: 'inProgress', refunded: 0, time_zone: null }
const local = { now: new Date('2026-03-25T04:00:00Z'), timeZone: 'Asia/Shanghai' }

describe('the answer on an order', () => {
  it.each([
    ['2026-03-25T04:30:00Z', 'minute', ' Expected arrival: 12:30.', '预计12:30送达。'],
    ['2026-03-26T04:30:00Z', 'minute', ' Expected arrival: Tomorrow 12:30.', '预计明天12:30送达。'],
    ['2026-03-28T20:30:00Z', 'day', ' Expected arrival: 29 Mar.', '预计3月29日前送达。'],
  ] as const)('should say when it arrives: %s by the %s', (at, precision, en, zh) => {
    expect(orderWords(order, { at: new Date(at), precision }, local)).toEqual({
      en: `“Tea” is in progress.${en}`,
      zh: `“茶”正在进行中。${zh}`,
    })
  })

  it.each([
    ['2026-03-25T03:59:00Z', 'minute'],
    ['2026-03-24T15:00:00Z', 'day'],
  ] as const)('should promise no arrival that is past: %s by the %s', (at, precision) => {
    const { en, zh } = orderWords(order, { at: new Date(at), precision }, local)
    expect([en, zh]).toEqual(['“Tea” is in progress.', '“茶”正在进行中。'])
  })

  it('should name no arrival where nothing is on its way, and what was refunded', () => {
    expect(orderWords(order, null, local).en).toBe('“Tea” is in progress.')
    expect(orderWords({ ...order, phase: 'done', refunded: 1250 }, null, local).en).toBe(
      '“Tea” is done. ¥12.50 was refunded.',
    )
  })
})
