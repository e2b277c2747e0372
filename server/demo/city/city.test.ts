/** @jest-environment node */
import { AddressForm } from '@contract/entities/address'
import { Target } from '@contract/calls/home'
import { categoryGroupRows } from '../seed/finding-rows'
import { accounts } from './accounts'
import { buildCity } from './build'

const city = buildCity(1)
const goodsOf = (store: string) => city.goods.filter((goods) => goods.store === store)

/** All {en, zh} texts within a value. */
const textsIn = (value: unknown): { en: unknown; zh: unknown }[] => {
  if (value === null || typeof value !== 'object') return []
  if ('en' in value && 'zh' in value) return [{ en: value.en, zh: value.zh }]
  return Object.values(value).flatMap(textsIn)
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
  const texts = textsIn(city)

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

describe('home', () => {
  it('leads only to what exists', () => {
    const categories = new Set(city.categories.map(({ key }) => key))
    const stores = new Set(city.stores.map(({ key }) => key))
    const groups = new Set(categoryGroupRows.map(({ key }) => key))
    for (const { target } of [...city.tiles, ...city.banners]) {
      expect(Target.safeParse(target).success).toBe(true)
      if (target.kind === 'category') expect(categories).toContain(target.id)
      if (target.kind === 'group') expect(groups).toContain(target.id)
      if (target.kind === 'store') expect(stores).toContain(target.id)
    }
  })

  it('suggests words that find something', () => {
    const all = [...city.stores, ...city.goods].map(({ name }) => name)
    const { discover, trending } = city.searchWords
    for (const word of [...discover, ...trending.map((each) => each.word)]) {
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

  it('are people whose single texts read well in both languages', () => {
    const written = (text: string) => ({ latin: /[A-Za-z]/.test(text), chinese: /[\u4e00-\u9fff]/.test(text) })
    for (const { en, zh } of accounts.flatMap(({ addresses }) => addresses.map(({ consignee }) => consignee))) {
      expect(en).toBe(zh)
      expect(written(en)).toEqual({ latin: true, chinese: false })
    }
    for (const { address, addressDetail } of accounts.flatMap(({ addresses }) => addresses)) {
      expect([address.en, addressDetail.en].map(written)).toEqual([1, 2].map(() => ({ latin: true, chinese: true })))
      expect([address.zh, addressDetail.zh].map((text) => written(text).chinese)).toEqual([true, true])
    }
  })

  it('are a customer, a member, the merchant of a store and the one of a hotel', () => {
    expect(accounts.map(({ phone }) => phone)).toEqual([1, 2, 3, 4, 5].map((last) => `1380000000${last}`))
    expect(accounts.map(({ isMember }) => isMember)).toEqual([false, true, false, false, false])
    expect(city.stores.map(({ key }) => key)).toContain(accounts[2].stores[0])
  })
})
