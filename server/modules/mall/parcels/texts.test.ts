import { lockerCodeIn, phoneIn } from './texts'

describe('a phone in the words of a carrier', () => {
  it.each([
    ['【深圳市】派件中 派件员: 周师傅 电话: 13800138000 如有疑问请联系', '13800138000'],
    ['快递员13800138000-0123，请保持电话畅通', '13800138000-0123'],
    ['网点电话:0755-12345678', '0755-12345678'],
    ['有问题请拨打95338', '95338'],
    ['Call 400-811-1111 with questions', '400-811-1111'],
    ['快件SF1380013800012已发出', null],
    ['运单号754219083366', null],
    ['13800138000123', null],
    ['已签收', null],
  ])('should be found in %s', (text, phone) => {
    expect(phoneIn(text, 'SF1')).toBe(phone)
  })

  it('should not be the tracking number', () => {
    expect(phoneIn('Parcel 075512345678 of 13800138000', '075512345678')).toBe('13800138000')
  })
})

it.each([
  ['已放入丰巢柜，取件码12345678，请及时取件', '12345678'],
  ['请凭取件码：「8-2-3021」领取', '8-2-3021'],
  ['In a locker. Pickup code: A82', 'A82'],
  ['已签收', null],
])('should find the code of a locker in %s', (text, code) => {
  expect(lockerCodeIn(text)).toBe(code)
})
