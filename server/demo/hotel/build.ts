import type { Bilingual } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { distanceText } from '../../modules/hotel/search/view'
import { pointAt } from '../city/geography'
import { Random } from '../city/random'
import type { Backdrop } from '../pictures/backdrops'
import { HotelGround } from './ground'
import { front, scene } from './looks'
import { demoBrands, demoThemes, homestayNames, roads } from './names'
import { demoAreas, demoLandmarks, type DemoPlace } from './places'
import { roomsOf } from './rooms'
import type { DemoHotel } from './types'

const hotelCount = 120
/** Every fourth hotel is a homestay. */
const everyHomestay = 4
/** Every fourth hotel offers rooms by the hour. */
const everyHourly = 4

const fronts: readonly Backdrop[] = ['sky', 'mint', 'amber', 'leaf', 'rose', 'plum', 'slate', 'cocoa']
const houses = {
  hotel: ['hotel', 'office-building', 'classical-building', 'cityscape', 'castle'],
  homestay: ['houses', 'house-with-garden', 'house', 'hut', 'japanese-castle'],
} as const
const trees = ['deciduous-tree', 'palm-tree', 'sunflower'] as const

/** The hotels that the product is shown with: their names, areas and prices stay as they are drawn. */
const drawn: readonly Partial<DemoHotel & { readonly price: number }>[] = [
  {
    key: 'qihu',
    name: { en: 'Qihu Lakeside Inn', zh: '栖湖湖畔酒店' },
    area: 'bay',
    stars: 4,
    brand: null,
    price: 238,
    hero: scene('mint', 'hotel', ['mountain', 'snow-capped-mountain']),
  },
  {
    ...{ key: 'hillhouse', name: { en: 'Hillhouse Hot Spring Hotel', zh: '山舍温泉酒店' }, area: 'langshan' },
    ...{
      stars: 5,
      brand: 'hillhouse',
      price: 358,
      hero: scene('leaf', 'house-with-garden', ['mountain', 'hot-springs']),
    },
  },
  {
    ...{ key: 'yunting', name: { en: 'Yunting Hotel Downtown', zh: '云庭酒店' }, area: 'nanshan-centre' },
    ...{ stars: 4, brand: 'yunting', price: 299, byHand: true },
    hero: scene('slate', 'hotel', ['cityscape', 'office-building']),
  },
  {
    ...{ key: 'lane', kind: 'homestay', name: { en: 'Lane House Guesthouse', zh: '巷屋民宿' }, area: 'nantou' },
    ...{ stars: 3, brand: null, price: 218 },
  },
]

/** Location of a place in words: the distance to the nearest landmark. */
function nearText(position: { latitude: number; longitude: number }): Bilingual {
  const [nearest] = demoLandmarks
    .map(({ name, meters, bearing }) => ({ name, far: distanceMeters(position, pointAt(meters, bearing)) }))
    .sort((one, other) => one.far - other.far)
  if (!nearest) return { en: '', zh: '' }
  const { name, far } = nearest
  return { en: `${distanceText(far, 'en')} from ${name.en}`, zh: `距${name.zh}${distanceText(far, 'zh')}` }
}

function facilitiesOf(stars: number, kind: DemoHotel['kind'], random: Random): string[] {
  const house =
    kind === 'homestay' ? ['kitchen', 'laundry', 'pets', 'family'] : ['parking', 'breakfast', 'lift', 'luggage']
  const more = ['gym', 'restaurant', 'laundry', 'family', 'bathtub', 'charger', 'pets']
  const kept = [...house.filter(() => random.chance(0.75)), ...more.filter(() => random.chance(stars * 0.12))]
  return [...new Set(['wifi', ...kept, ...(stars >= 5 ? ['pool', 'gym', 'breakfast'] : [])])]
}

/** The hotel of a number: of a brand and an area, so that no two are called alike. */
function identity(index: number, kind: DemoHotel['kind'], area: DemoPlace) {
  const turn = Math.floor(index / demoAreas.length)
  const short = { en: area.name.en, zh: area.name.zh }
  if (kind === 'homestay') {
    const { en, zh } = homestayNames[turn % homestayNames.length] ?? { en: '', zh: '' }
    return { name: { en: `${en} ${short.en}`, zh: `${zh}民宿（${short.zh}店）` }, brand: null, stars: 3, price: 188 }
  }
  const chosen = demoBrands[turn % demoBrands.length]
  if (!chosen) throw new Error('There are no brands')
  const name = { en: `${chosen.name.en} ${short.en}`, zh: `${chosen.name.zh}酒店（${short.zh}店）` }
  return { name, brand: chosen.key, stars: chosen.stars, price: chosen.price }
}

function buildHotel(index: number, ground: HotelGround, random: Random): DemoHotel {
  const given = drawn[index]
  const isHomestay = (index + Math.floor(index / demoAreas.length)) % everyHomestay === 3
  const kind = given?.kind ?? (isHomestay && !given ? 'homestay' : 'hotel')
  const area = demoAreas.find(({ key }) => key === given?.area) ?? demoAreas[index % demoAreas.length]
  if (!area) throw new Error('There are no areas')
  const { price: around, ...own } = { ...identity(index, kind, area), ...given }
  const price = given?.price ?? Math.round((around * random.whole(82, 128)) / 1000) * 10 - 2
  const position = ground.near(area, random)
  const facilities = facilitiesOf(own.stars, kind, random)
  const road = random.pick(roads)
  const number = random.whole(2, 168)
  return {
    key: `hotel-${index}`,
    kind,
    address: { en: `${number} ${road.en}, Nanshan`, zh: `南山区${road.zh}${number}号` },
    near: nearText(position),
    ...position,
    openedYear: random.whole(2009, 2025),
    hourly: kind === 'hotel' && index % everyHourly === 0,
    byHand: kind === 'homestay' && random.chance(0.4),
    facilities,
    themes: demoThemes
      .filter(({ areas = [], facility = '' }) => areas.includes(area.key) || facilities.includes(facility))
      .map(({ key }) => key),
    scoreTenths: random.whole(40, 49),
    // Two are so new that they have no score yet.
    reviews: index % 60 === 59 ? 3 : random.whole(15, 34),
    hero: front(random.pick(fronts), random.pick(houses[kind]), random.pick(trees)),
    rooms: roomsOf({ price, kind, count: index % 3 === 0 ? 4 : 3 }, random),
    ...own,
    area: area.key,
  }
}

/** The hotels of the demo city, the same for the same seed. */
export function buildHotels(seed: number): DemoHotel[] {
  const random = new Random(seed)
  const ground = new HotelGround()
  return Array.from({ length: hotelCount }, (_, index) => buildHotel(index, ground, random))
}
