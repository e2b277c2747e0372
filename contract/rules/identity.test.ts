import fc from 'fast-check'
import { configure } from '../settings'
import {
  bankCard,
  chineseName,
  code18,
  creditCheckCharacter,
  creditCode,
  hasCheckDigit,
  idCard,
  idCheckCharacter,
  plate,
} from './identity'

const card = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length}}$`))
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('idCard', () => {
  afterEach(() => configure({}))

  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014', '110105 19491231 002Ｘ'])(
    'finds %s fine',
    (value) => expect(idCard(value)).toBeUndefined(),
  )

  it.each([
    '',
    '110105194912310021',
    '11010519491331002X',
    '11010520230229001X',
    '01010519491231002X',
    '1101051949123100',
    '130503670401001',
  ])('refuses "%s"', (value) => expect(idCard(value)).toBe('idCardInvalid'))

  it('takes 15 digits where the deployment says so, their date too', () => {
    configure({ idCardForm: 'fifteenOrEighteen' })
    expect(idCard('130503670401001')).toBeUndefined()
    expect(idCard('130503671301001')).toBe('idCardInvalid')
    expect(idCard('11010519491231002X')).toBeUndefined()
    expect(idCard('110105194912310021')).toBe('idCardInvalid')
  })

  const numbered = (first17: string) => first17 + idCheckCharacter(first17)

  it('refuses who is not born yet, and takes who was born today in China', () => {
    const now = new Date('2026-03-24T16:00:00Z')
    expect(idCard(numbered('11010520260325001'), 'eighteen', now)).toBeUndefined()
    expect(idCard(numbered('11010520260326001'), 'eighteen', now)).toBe('idCardInvalid')
    expect(idCard(numbered('11010520990101001'))).toBe('idCardInvalid')
  })

  it('knows the provinces, and those of foreign residents behind a 9', () => {
    for (const area of ['110105', '650102', '810000', '830000', '911840'])
      expect(idCard(numbered(`${area}19900101001`))).toBeUndefined()
    for (const area of ['990101', '160101', '470101', '970101'])
      expect(idCard(numbered(`${area}19900101001`))).toBe('idCardInvalid')
  })

  const birth = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10).replace(/-/g, ''))
  const first17 = fc
    .tuple(fc.stringMatching(/^[1-6]\d{4}$/), birth, digits(3))
    .map(([area, day, order]) => `4${area}${day}${order}`)

  it('takes exactly one check character', () => {
    fc.assert(
      fc.property(first17, (start) => {
        const fine = [...'0123456789X'].filter((last) => idCard(start + last) === undefined)
        expect(fine).toEqual([idCheckCharacter(start)])
      }),
    )
  })

  it('notices any one wrong digit', () => {
    fc.assert(
      fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const wrong = start.slice(0, at) + ((Number(start[at]) + by) % 10) + start.slice(at + 1)
        return idCard(wrong + idCheckCharacter(start)) === 'idCardInvalid'
      }),
    )
  })
})

describe('bankCard', () => {
  it.each([
    '4111111111111111',
    '6222021234567890128',
    '4111 1111-1111 1111',
    '4111111111111112',
    '４１１１１１１１１１１１１１１１',
  ])('finds %s fine', (value) => expect(bankCard(value)).toBeUndefined())

  it.each(['', '0', '41111111111', '62220212345678901280', '000000000000', '411111111111a'])('refuses "%s"', (value) =>
    expect(bankCard(value)).toBe('bankCardInvalid'),
  )

  it('knows exactly one check digit, and notices any one wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 17 }).chain(card), fc.nat(17), (start, at) => {
        const fine = [...'0123456789'].filter((last) => hasCheckDigit(start + last))
        expect(fine).toHaveLength(1)
        const place = at % start.length
        const wrong = start.slice(0, place) + ((Number(start[place]) + 1) % 10) + start.slice(place + 1)
        expect(hasCheckDigit(wrong + fine[0])).toBe(false)
      }),
    )
  })
})

it('takes 2 to 6 Chinese characters as a name', () => {
  for (const name of ['王芳', '欧阳娜娜', '一二三四五六', '𠮷野']) expect(chineseName(name)).toBeUndefined()
  for (const name of ['', '王', '一二三四五六七', 'Wang', '王a', '王 芳', '𠮷']) {
    expect(chineseName(name)).toBe('chineseNameInvalid')
  }
})

it('takes 7 or 8 characters as a plate', () => {
  for (const value of ['粤B12345', '粤BD12345', 'AB12CDE', '粤B·12345', '粤B-12345', '粤b 12345', '粤Ｂ１２３４５'])
    expect(plate(value)).toBeUndefined()
  for (const value of ['', '粤B1234', '粤BD123456', '粤B-1234', 'ABCDEFG', '粤粤粤粤粤粤粤'])
    expect(plate(value)).toBe('plateInvalid')
})

it('takes 18 digits or capital letters as a code', () => {
  expect(code18('91440300MA5EXAMPL1')).toBeUndefined()
  expect(code18('91440300ma5exampl1')).toBeUndefined()
  for (const value of ['', '91440300MA5EXAMPL', '91440300MA5EXAMPL12', '91440300MA5EXAMPL中']) {
    expect(code18(value)).toBe('code18Invalid')
  }
})

describe('creditCode', () => {
  it.each(['91350100M000100Y43', '91350100m000100y43', '91350100 M000100Y4-3', '９１３５０１００Ｍ０００１００Ｙ４３'])(
    'finds %s fine',
    (value) => expect(creditCode(value)).toBeUndefined(),
  )

  it.each([
    '',
    '91350100M000100Y44',
    '111111111111111111',
    '91350100M000100Y4',
    '91350100I000100Y43',
    '9135010OM000100Y43',
  ])('refuses "%s"', (value) => expect(creditCode(value)).toBe('creditCodeInvalid'))

  const first17 = fc.stringMatching(/^[159][12]\d{6}[\dA-HJ-NP-RTUWXY]{9}$/)

  it('takes exactly one check character, and notices any one wrong character', () => {
    fc.assert(
      fc.property(first17, fc.nat(16), (start, at) => {
        const fine = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].filter((last) => creditCode(start + last) === undefined)
        expect(fine).toEqual([creditCheckCharacter(start)])
        const wrong = start.slice(0, at) + (start[at] === '1' ? '2' : '1') + start.slice(at + 1)
        expect(creditCheckCharacter(wrong)).not.toBe(fine[0])
      }),
    )
  })
})
