import { aBillOf } from '../../testing/bills'
import { BillError, billLines } from './parse'

const payment = { kind: 'payment', number: '20260320000001', amount: 56_05 } as const
const refund = { kind: 'refund', number: '0195b1c200007000800000000000000a', amount: 7_00 } as const

/** The bytes of a text in GBK, by the decoder that every platform has. */
function inGbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gbk')
  const bytes = new Map<string, number[]>()
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1)
      bytes.set(decoder.decode(Uint8Array.from([lead, trail])), [lead, trail])
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)]))
}

describe.each(['wechat', 'alipay'] as const)('a bill file of %s', (provider) => {
  it('should be read line by line, to the fen', () => {
    expect(billLines(provider, aBillOf(provider, [payment, refund, payment]))).toEqual([payment, refund, payment])
    expect(billLines(provider, aBillOf(provider, []))).toEqual([])
  })

  it('should be refused when a part of it is missing, or an amount is none', () => {
    const text = new TextDecoder().decode(aBillOf(provider, [payment, refund]))
    const half = text.slice(0, text.length * 0.7)
    expect(() => billLines(provider, new TextEncoder().encode(half))).toThrow(BillError)
    expect(() => billLines(provider, new TextEncoder().encode(text.replace('56.05', '5六')))).toThrow(BillError)
    expect(() => billLines(provider, new TextEncoder().encode('Name,Amount\n'))).toThrow(BillError)
  })
})

it('should refuse a file of the other provider', () => {
  expect(() => billLines('alipay', aBillOf('wechat', [payment]))).toThrow(BillError)
  expect(() => billLines('wechat', aBillOf('alipay', [payment]))).toThrow(BillError)
})

it('should read GBK, in which Alipay writes', () => {
  const utf8 = new TextDecoder().decode(aBillOf('alipay', [payment]))
  expect(billLines('alipay', inGbk(utf8))).toEqual([payment])
})
