/** @jest-environment node */
import { buildCity } from './build'
import { readMenu } from './menu'

const city = buildCity(1)

describe('prices', () => {
  it('are sane', () => {
    for (const goods of city.goods) {
      expect(Number.isInteger(goods.price) && goods.price >= 200 && goods.price <= 70_000).toBe(true)
      for (const lower of [goods.memberPrice, goods.activityPrice]) {
        if (lower !== null) expect(Number.isInteger(lower) && lower > 0 && lower < goods.price).toBe(true)
      }
      expect(goods.activityTag === null).toBe(goods.activityPrice === null)
      expect(goods.stock).toBeGreaterThanOrEqual(0)
    }
  })

  it('of specials are below those of the menu', () => {
    for (const special of city.specials) {
      const goods = city.goods.find(({ key }) => key === special.goods)
      expect(goods?.stock).toBeGreaterThan(0)
      expect(special.price).toBeLessThan(goods!.activityPrice ?? goods!.memberPrice ?? goods!.price)
    }
  })

  it('of offers take off less than is spent, more the more is spent', () => {
    for (const { fullDiscounts, minimumOrder, deliveryFee } of city.stores) {
      fullDiscounts.forEach(({ over, off }, index) => {
        expect(off).toBeLessThan(over)
        if (index > 0) expect(off).toBeGreaterThan(fullDiscounts[index - 1].off)
      })
      expect(minimumOrder).toBeGreaterThan(0)
      expect(deliveryFee.discount).toBeLessThanOrEqual(deliveryFee.base)
    }
  })

  it('include some for members, some reduced and some sold out', () => {
    const share = (test: (goods: (typeof city.goods)[number]) => boolean) => city.goods.filter(test).length
    expect(share(({ memberPrice }) => memberPrice !== null)).toBeGreaterThan(80)
    expect(share(({ activityPrice }) => activityPrice !== null)).toBeGreaterThan(20)
    expect(share(({ stock }) => stock === 0)).toBeGreaterThan(5)
  })
})

describe('options', () => {
  it('can be chosen: a required group has something in stock, max fits the group', () => {
    for (const group of city.goods.flatMap(({ optionGroups }) => optionGroups)) {
      expect(group.options.some(({ soldOut }) => !soldOut)).toBe(true)
      expect(group.max).toBeGreaterThanOrEqual(1)
      expect(group.max).toBeLessThanOrEqual(group.options.length)
    }
  })
})

describe('menu lines', () => {
  it('are refused when they cannot be read', () => {
    expect(() => readMenu('牛肉面 | Beef noodles | 26 | noodles')).toThrow('cannot be read')
    expect(() => readMenu('# 面 | Noodles\n牛肉面 | Beef noodles | free | noodles')).toThrow('cannot be read')
    expect(() => readMenu('# 面')).toThrow('Both languages')
  })

  it('take facts from their section and keep their own', () => {
    const [line] = readMenu('# 面 | Noodles | spec=heat\n牛肉面 | Beef noodles | 9.9 | noodles | sales=3')
    expect([line.price, line.facts.get('spec'), line.facts.get('sales')]).toEqual([990, 'heat', '3'])
  })
})
