import type { Bilingual } from '../../database/schema'
import { room } from './looks'

interface Fact {
  readonly icon: string
  readonly text: Bilingual
}

interface RoomKind {
  readonly key: string
  readonly area: number
  readonly bed: string
  readonly guests: number
}

const beds: Readonly<Record<string, Bilingual>> = {
  king: { en: 'King, 1.8 m', zh: '大床1.8米' },
  twin: { en: 'Twin, 1.2 m', zh: '双床1.2米' },
  family: { en: 'Several beds', zh: '多床' },
}

const views: Readonly<Record<string, Fact>> = {
  king: { icon: 'waves', text: { en: 'Lake view', zh: '湖景' } },
  twin: { icon: 'house', text: { en: 'Garden view', zh: '花园景' } },
  suite: { icon: 'building', text: { en: 'City view', zh: '城景' } },
}
const window: Fact = { icon: 'house', text: { en: 'Window', zh: '有窗' } }

/** Floors of a house, and of the kinds of room of a hotel. */
const ground: Bilingual = { en: 'Floors 1–2', zh: '1–2层' }
const floors: Readonly<Record<string, Bilingual>> = {
  king: { en: 'Floors 4–8', zh: '4–8层' },
  twin: { en: 'Floors 2–6', zh: '2–6层' },
  family: { en: 'Floors 3–5', zh: '3–5层' },
  suite: { en: 'Floors 9–12', zh: '9–12层' },
}

const tub: Bilingual = { en: 'Bathtub', zh: '浴缸' }
const shower: Bilingual = { en: 'Shower', zh: '淋浴' }

/** The facts of a kind of room of hotels or homestays. */
export function factsOf({ key, area, bed, guests }: RoomKind, of: 'hotel' | 'homestay'): Fact[] {
  const isHotel = of === 'hotel'
  return [
    { icon: 'maximize', text: { en: `${area} m²`, zh: `${area}㎡` } },
    { icon: 'bed-double', text: beds[bed] ?? beds.family ?? window.text },
    { icon: 'users-round', text: { en: `${guests} guests`, zh: `可住${guests}人` } },
    (isHotel && views[key]) || window,
    { icon: 'bath', text: key === 'king' || key === 'suite' ? tub : shower },
    { icon: 'building', text: (isHotel && floors[key]) || ground },
    { icon: 'wifi', text: { en: 'Free Wi-Fi', zh: '免费Wi-Fi' } },
    { icon: 'no-smoking', text: { en: 'Non-smoking', zh: '无烟房' } },
  ]
}

/** The bathroom and a place to sit, which all rooms have. */
export const cornersOfRooms = [
  room('sky', 'bathtub', 'potted-plant'),
  room('amber', 'couch-and-lamp', 'bouquet'),
] as const
