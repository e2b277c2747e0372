/** @jest-environment node */
import { StoreStatus } from '@contract/entities/store'
import { AddressForm } from '@contract/entities/address'
import { Target } from '@contract/calls/home'
import { pictureHash, renderPicture, type Recipe } from '../pictures'
import { accounts, avatars } from './accounts'
import { buildCity } from './build'
import { chooseBackdrops, dishRecipe } from './dish-recipe'
import { cityCentre, pointAt } from './geography'
import { readMenu } from './menu'
import { appPictures, cityPictures } from './pictures'

const city = buildCity(1)
const goodsOf = (store: string) => city.goods.filter((goods) => goods.store === store)
const storeOf = (key: string) => city.stores.find((store) => store.key === key)!
const goodsNamed = (store: string, name: string) => goodsOf(store).find((goods) => goods.name.en === name)!

/** Every {en, zh} anywhere inside a value. */
const textsIn = (value: unknown): { en: unknown; zh: unknown }[] => {
  if (value === null || typeof value !== 'object') return []
  if ('en' in value && 'zh' in value) return [{ en: value.en, zh: value.zh }]
  return Object.values(value).flatMap(textsIn)
}

const metersBetween = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) => {
  const radians = Math.PI / 180
  const haversine =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(haversine))
}

describe('the size of the city', () => {
  it('is twelve categories, sixty stores and some nine hundred goods', () => {
    expect(city.categories).toHaveLength(12)
    expect(city.stores).toHaveLength(60)
    expect(city.goods.length).toBeGreaterThanOrEqual(900)
    for (const { key } of city.categories) expect(city.stores.filter((store) => store.category === key)).toHaveLength(5)
    for (const { key } of city.stores) expect(goodsOf(key).length).toBeGreaterThanOrEqual(15)
  })

  it('names everything once', () => {
    const once = (keys: string[]) => expect(new Set(keys).size).toBe(keys.length)
    once(city.categories.map(({ key }) => key))
    once(city.stores.map(({ key }) => key))
    once(city.stores.map(({ name }) => name.zh))
    once(city.stores.map(({ name }) => name.en))
    once(city.goods.map(({ key }) => key))
    for (const { key } of city.stores) once(goodsOf(key).map(({ name }) => name.zh))
  })
})

describe('the seed', () => {
  it('gives the same city every time, and another city for another seed', () => {
    expect(buildCity(1)).toEqual(city)
    expect(buildCity(2)).not.toEqual(city)
    expect(buildCity(2).goods.map(({ name }) => name)).toEqual(city.goods.map(({ name }) => name))
  })
})

describe('texts', () => {
  const texts = [...textsIn(city), ...textsIn(accounts)]

  it('stand in both languages', () => {
    expect(texts.length).toBeGreaterThan(3000)
    for (const { en, zh } of texts) {
      expect(en).toMatch(/^\S(.*\S)?$/)
      expect(zh).toMatch(/^\S(.*\S)?$/)
    }
  })

  it('have no Chinese in English', () => {
    expect(texts.filter(({ en }) => /[\u3000-\u9fff\uff00-\uffef]/.test(String(en)))).toEqual([])
  })

  it('have Chinese in Chinese', () => {
    expect(texts.filter(({ zh }) => !/[\u4e00-\u9fff]/.test(String(zh)))).toEqual([])
  })
})

describe('pictures', () => {
  it('differ from their neighbours in backdrop, and are dark once in four at most', () => {
    for (const { key } of city.stores) {
      const names = goodsOf(key).map(({ picture }) => picture.backdrop)
      names.forEach((name, index) => {
        if (index > 0) expect(name).not.toBe(names[index - 1])
        expect(names.slice(index, index + 4).filter((other) => other === 'night').length).toBeLessThanOrEqual(1)
      })
    }
  })

  it('find a backdrop even where all of a look’s are taken', () => {
    expect(chooseBackdrops(['burger', 'burger', 'burger'])).toEqual(['amber', 'tomato', 'amber'])
    expect(() => dishRecipe('no-such-look', 'amber')).toThrow('no-such-look')
  })

  it('can all be drawn (once for those that differ in backdrop or proportions alone)', async () => {
    const drawn = new Map<string, Recipe>()
    for (const recipe of cityPictures(city)) {
      drawn.set(JSON.stringify([recipe.pieces, recipe.plate, recipe.awning]), recipe)
    }
    for (const recipe of drawn.values()) {
      expect((await renderPicture(recipe, 16)).subarray(8, 12).toString()).toBe('WEBP')
    }
    expect(new Set(cityPictures(city).map(pictureHash)).size).toBeGreaterThan(1400)
  }, 120_000)

  it('are where the app asks for them', () => {
    expect(appPictures.logo.kind).toBe('logo')
    expect(avatars.length).toBeGreaterThanOrEqual(8)
    for (const { logo, hero } of city.stores) {
      expect([logo.kind, hero.kind, Boolean(logo.awning)]).toEqual(['store', 'hero', true])
    }
  })
})

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

describe('stores', () => {
  it('deliver, open at real times and stand in Nanshan', () => {
    for (const store of city.stores) {
      expect(store.deliveryRangeMeters).toBeGreaterThan(0)
      expect(metersBetween(cityCentre, store)).toBeLessThan(5000)
      expect(store.ratingTenths).toBeGreaterThanOrEqual(40)
      expect(store.ratingTenths).toBeLessThanOrEqual(50)
      expect(StoreStatus.safeParse(store.status).success).toBe(true)
      expect(store.openingHours.length).toBeGreaterThan(0)
      for (const { open, close } of store.openingHours) expect(`${open} ${close}`).toMatch(/^\d\d:\d\d \d\d:\d\d$/)
    }
  })

  it('are in part resting, closed or open late', () => {
    const statuses = city.stores.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'resting')).toHaveLength(2)
    expect(statuses.filter((status) => status === 'closed')).toHaveLength(1)
    expect(city.stores.some(({ openingHours }) => openingHours.some(({ open, close }) => close < open))).toBe(true)
  })

  it('begin with the best known, at the distances that are shown', () => {
    expect(city.stores.slice(0, 5).map(({ key }) => key)).toEqual([
      'old-stove',
      'chayu',
      'wako-sushi',
      'alley-burgers',
      'cloud-bakery',
    ])
    const shown = { 'old-stove': [1200, 28], chayu: [800, 22], 'wako-sushi': [2400, 36], 'alley-burgers': [1600, 31] }
    for (const [key, [meters, minutes]] of Object.entries(shown) as [string, [number, number]][]) {
      const distance = metersBetween(cityCentre, storeOf(key))
      expect(Math.abs(distance - meters)).toBeLessThan(10)
      expect(storeOf(key).prepMinutes + Math.ceil(distance / 200)).toBe(minutes)
    }
  })

  it('have the beef noodles at the price of the menu', () => {
    const noodles = goodsNamed('old-stove', 'Signature braised beef noodles')
    expect(noodles).toMatchObject({ price: 2600, memberPrice: 2200, sales: 3280, likedPercent: 98, purchaseLimit: 3 })
    expect(noodles.optionGroups.map(({ name, required, max }) => [name.en, required, max])).toEqual([
      ['Size', true, 1],
      ['Heat', true, 1],
      ['Extras', false, 3],
    ])
    const prawns = goodsNamed('old-stove', 'Crispy golden prawns (3)')
    expect(prawns).toMatchObject({ price: 1500, activityPrice: 990, activityTag: { en: '34% off', zh: '限时6.6折' } })
    expect(goodsNamed('old-stove', 'Brown sugar boba').stock).toBe(0)
  })

  it('list what is popular as it is drawn, best first', () => {
    const popular = goodsOf('old-stove').filter((goods) => goods.popular)
    expect(popular.sort((a, b) => b.sales - a.sales).map(({ picture }) => picture.backdrop)).toEqual([
      'tomato',
      'amber',
      'sky',
      'night',
      'leaf',
      'cocoa',
      'rose',
    ])
    for (const { key } of city.stores) expect(goodsOf(key).filter((goods) => goods.popular).length).toBe(7)
  })
})

describe('home', () => {
  it('leads only to what exists', () => {
    const categories = new Set(city.categories.map(({ key }) => key))
    const stores = new Set(city.stores.map(({ key }) => key))
    for (const { target } of [...city.tiles, ...city.banners]) {
      expect(Target.safeParse(target).success).toBe(true)
      if (target.kind === 'category' && target.id) expect(categories).toContain(target.id)
      if (target.kind === 'store') expect(stores).toContain(target.id)
    }
  })

  it('suggests words that find something', () => {
    const all = [...city.stores, ...city.goods].map(({ name }) => name)
    for (const { word } of city.searchWords.trending) {
      expect(all.some(({ zh }) => zh.includes(word.zh))).toBe(true)
      expect(all.some(({ en }) => en.toLowerCase().includes(word.en.toLowerCase()))).toBe(true)
    }
  })
})

describe('accounts', () => {
  it.each(['en', 'zh'] as const)('can fill in the address form (%s)', (language) => {
    for (const address of accounts.flatMap(({ addresses }) => addresses)) {
      const form = {
        ...address,
        consignee: address.consignee[language],
        address: address.address[language],
        addressDetail: address.addressDetail[language],
        tag: address.tag[language],
      }
      expect(AddressForm.safeParse(form).error).toBeUndefined()
    }
  })

  it('are a customer, a member and the merchant of a store', () => {
    expect(accounts.map(({ phone }) => phone)).toEqual(['13800000001', '13800000002', '13800000003'])
    expect(accounts.map(({ isMember }) => isMember)).toEqual([false, true, false])
    expect(storeOf(accounts[2].store!)).toBeDefined()
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

describe('places', () => {
  it('are as far away as they say', () => {
    expect(Math.abs(metersBetween(cityCentre, pointAt(2400, 150)) - 2400)).toBeLessThan(5)
  })
})
