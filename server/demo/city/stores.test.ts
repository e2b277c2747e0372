/** @jest-environment node */
import { StoreStatus } from '@contract/entities/store'
import { distanceMeters } from '../../geo'
import { buildCity } from './build'
import { cityCentre, pointAt } from './geography'

const city = buildCity(1)
const goodsOf = (store: string) => city.goods.filter((goods) => goods.store === store)
const storeOf = (key: string) => city.stores.find((store) => store.key === key)!
const goodsNamed = (store: string, name: string) => goodsOf(store).find((goods) => goods.name.en === name)!

describe('stores', () => {
  it('deliver, open at real times and stand in Nanshan', () => {
    for (const store of city.stores) {
      expect(store.deliveryRangeMeters).toBeGreaterThan(0)
      expect(distanceMeters(cityCentre, store)).toBeLessThan(5000)
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
      const distance = distanceMeters(cityCentre, storeOf(key))
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

describe('places', () => {
  it('are as far away as they say', () => {
    expect(Math.abs(distanceMeters(cityCentre, pointAt(2400, 150)) - 2400)).toBeLessThan(5)
  })
})
