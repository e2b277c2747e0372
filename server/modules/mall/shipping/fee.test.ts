import * as fc from 'fast-check'
import type { ShippingRule } from '../../../database/schema'
import { ruleFor, type ShippedLine, shippingOf, type Template } from './fee'

const rule = (over: Partial<ShippingRule> = {}): ShippingRule => ({
  regions: [],
  first: 1000,
  firstFee: 800,
  step: 500,
  stepFee: 200,
  freeOver: null,
  freeCount: null,
  ...over,
})
const template = (over: Partial<Template> = {}): Template => ({
  id: 'a',
  unit: 'weight',
  rules: [rule()],
  excluded: [],
  ...over,
})
const line = (over: Partial<ShippedLine> = {}): ShippedLine => ({
  position: 0,
  parcel: 'hangzhou',
  template: template(),
  quantity: 1,
  weight: 400,
  volume: 1000,
  amount: 5000,
  ...over,
})
const nanshan = '440305'
const feeOf = (...lines: ShippedLine[]) => shippingOf(lines, nanshan).fee

describe('ruleFor', () => {
  const [rest, province, city, district] = [
    rule({ firstFee: 1 }),
    rule({ firstFee: 2, regions: ['33', '44'] }),
    rule({ firstFee: 3, regions: ['4403'] }),
    rule({ firstFee: 4, regions: ['440305'] }),
  ]

  it('takes the narrowest area of the region', () => {
    const all = { rules: [rest, province, city, district], excluded: [] }
    expect(ruleFor(all, nanshan)).toBe(district)
    expect(ruleFor(all, '440306')).toBe(city)
    expect(ruleFor(all, '440106')).toBe(province)
    expect(ruleFor(all, '110101')).toBe(rest)
  })

  it('knows no rule where nothing is shipped to, or where no rule matches', () => {
    expect(ruleFor({ rules: [rest, city], excluded: ['4403'] }, nanshan)).toBeUndefined()
    expect(ruleFor({ rules: [province], excluded: [] }, '110101')).toBeUndefined()
  })
})

describe('shippingOf', () => {
  it.each([
    [1000, 800],
    [1001, 1000],
    [1500, 1000],
    [1501, 1200],
  ])('rounds %i g up to the next step: %i', (weight, fee) => {
    expect(feeOf(line({ weight }))).toBe(fee)
  })

  it('counts pieces and volumes alike', () => {
    const pieces = template({ unit: 'piece', rules: [rule({ first: 2, step: 1, firstFee: 500, stepFee: 100 })] })
    expect(feeOf(line({ template: pieces, quantity: 2 }))).toBe(500)
    expect(feeOf(line({ template: pieces, quantity: 5 }))).toBe(800)
    const volume = template({ unit: 'volume', rules: [rule({ first: 1000, step: 1000 })] })
    expect(feeOf(line({ template: volume, quantity: 3 }))).toBe(1200)
  })

  it('is free from the amount or the number of the lines of a template, over all parcels', () => {
    const free = template({ rules: [rule({ freeOver: 9900, freeCount: 3 })] })
    expect(feeOf(line({ template: free, amount: 9899 }))).toBe(800)
    expect(feeOf(line({ template: free, amount: 5000 }), line({ template: free, amount: 4900, parcel: 'xian' }))).toBe(
      0,
    )
    expect(feeOf(line({ template: free, quantity: 3, amount: 300 }))).toBe(0)
  })

  it('says what is missing for less', () => {
    const free = template({ rules: [rule({ freeOver: 9900 })] })
    expect(shippingOf([line({ template: free, amount: 8500 })], nanshan).missing).toBe(1400)
    expect(shippingOf([line({ template: free, amount: 9900 })], nanshan).missing).toBeNull()
    expect(shippingOf([line()], nanshan).missing).toBeNull()
  })

  it('counts the highest first step of a parcel once, and starts again for another parcel', () => {
    const dear = template({ id: 'b', rules: [rule({ firstFee: 1200, stepFee: 300 })] })
    expect(feeOf(line(), line({ position: 1, template: dear }))).toBe(1200 + 200)
    expect(feeOf(line(), line({ position: 1, template: dear, parcel: 'xian' }))).toBe(800 + 1200)
  })

  it('does not ship for nothing where no rule matches', () => {
    const local = template({ id: 'local', rules: [rule({ regions: ['33'] })] })
    const shipping = shippingOf([line({ template: local }), line({ position: 1 })], nanshan)
    expect(shipping).toMatchObject({ undeliverable: [0], fee: 800 })
  })

  const templates = fc.constantFrom(
    template(),
    template({ id: 'b', rules: [rule({ firstFee: 800, stepFee: 300, freeOver: 9000 })] }),
    template({ id: 'c', unit: 'piece', rules: [rule({ first: 1, step: 2, firstFee: 1100 })] }),
    template({ id: 'd', rules: [rule({ regions: ['33'] })] }),
    template({ id: 'e', rules: [rule({ first: 3000, firstFee: 300, step: 1000, stepFee: 100 })] }),
  )
  const lines = fc
    .array(
      fc.record({
        parcel: fc.constantFrom('hangzhou', 'xian'),
        template: templates,
        quantity: fc.integer({ min: 1, max: 9 }),
        weight: fc.integer({ min: 0, max: 3000 }),
        volume: fc.constant(1),
        amount: fc.integer({ min: 1, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) => all.map((each, position) => ({ ...each, position })))

  it('changes nothing with the order of the lines', () => {
    fc.assert(
      fc.property(
        lines.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const [one, other] = [shippingOf(all, nanshan), shippingOf(shuffled, nanshan)]
          expect(other).toEqual({ ...one, undeliverable: expect.arrayContaining([...one.undeliverable]) as unknown })
          expect(other.undeliverable).toHaveLength(one.undeliverable.length)
        },
      ),
    )
  })

  it('never ships the lines of one parcel for more than each by itself', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const together = shippingOf(all, nanshan).fee
        const apart = all.reduce((fee, each) => fee + shippingOf([each], nanshan).fee, 0)
        expect(together).toBeLessThanOrEqual(apart)
        expect(together).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
