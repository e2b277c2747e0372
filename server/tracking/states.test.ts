import { phoneTail } from './provider'
import { kdniaoStates, kuaidi100Codes, kuaidi100States, scansOf, stateOf } from './states'

it.each([
  ['0', 'inTransit'],
  ['1', 'shipped'],
  ['103', 'shipped'],
  ['1001', 'inTransit'],
  ['2', 'problem'],
  ['203', 'refused'],
  ['208', 'problem'],
  ['3', 'delivered'],
  ['304', 'delivered'],
  ['4', 'returned'],
  ['401', 'returned'],
  ['5', 'outForDelivery'],
  ['501', 'locker'],
  ['6', 'returned'],
  ['14', 'refused'],
  ['99', 'inTransit'],
  ['', 'inTransit'],
])('should read the state %s of Kuaidi100 as %s', (code, state) => {
  expect(stateOf(kuaidi100States, code, '')).toBe(state)
})

it.each([
  ['0', 'shipped'],
  ['1', 'shipped'],
  ['2', 'inTransit'],
  ['201', 'inTransit'],
  ['202', 'outForDelivery'],
  ['211', 'locker'],
  ['3', 'delivered'],
  ['311', 'delivered'],
  ['4', 'problem'],
  ['404', 'refused'],
  ['406', 'returned'],
  ['99', 'inTransit'],
])('should read the state %s of KDNiao as %s', (code, state) => {
  expect(stateOf(kdniaoStates, code, '')).toBe(state)
})

it('should take a problem for a loss where the carrier says so', () => {
  expect(stateOf(kuaidi100States, '2', '快件在途中遗失，正在理赔')).toBe('lost')
  expect(stateOf(kuaidi100States, '3', '已签收，如有遗失请联系')).toBe('delivered')
})

it('should order scans by time, whatever the order and form they come in', () => {
  const raw = [
    { text: 'b', at: '2026/02/12 14:05:00' },
    { text: 'no time', at: 'yesterday' },
    { text: 'c', at: '2026-02-13 08:42:00' },
    { text: 'a', at: '2026-02-12 11:30:00', code: '1' },
  ]
  expect(scansOf(kuaidi100Codes, raw, '5')).toEqual([
    { text: 'c', state: 'outForDelivery', at: new Date('2026-02-13T00:42:00Z') },
    { text: 'b', state: 'inTransit', at: new Date('2026-02-12T06:05:00Z') },
    { text: 'a', state: 'shipped', at: new Date('2026-02-12T03:30:00Z') },
  ])
})

it.each([
  ['13800138000', '8000'],
  ['13800138000-0123', '0123'],
  ['+852 51234567', '4567'],
])('should give of %s the digits %s', (phone, tail) => {
  expect(phoneTail(phone)).toBe(tail)
})
