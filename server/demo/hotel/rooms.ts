import type { Bilingual } from '../../database/schema'
import type { Random } from '../city/random'
import type { Backdrop } from '../pictures/backdrops'
import { room } from './looks'
import { cornersOfRooms, factsOf } from './room-facts'
import type { DemoHotel, DemoRoom } from './types'

interface Kind {
  readonly key: string
  readonly name: Bilingual
  readonly bed: string
  readonly bedName: Bilingual
  readonly guests: number
  readonly area: number
  readonly factor: number
  readonly emoji: string
}

const kinds: Readonly<Record<DemoHotel['kind'], readonly Kind[]>> = {
  hotel: [
    {
      ...{ key: 'king', name: { en: 'Lake-view king', zh: '湖景大床房' }, bed: 'king', guests: 2, area: 28, factor: 1 },
      ...{ bedName: { en: 'King bed', zh: '大床' }, emoji: 'bed' },
    },
    {
      ...{ key: 'twin', name: { en: 'Garden twin', zh: '花园双床房' }, bed: 'twin', guests: 3, area: 30, factor: 1.08 },
      ...{ bedName: { en: 'Twin beds', zh: '双床' }, emoji: 'bed' },
    },
    {
      ...{ key: 'family', name: { en: 'Family room', zh: '家庭房' }, bed: 'family', guests: 4, area: 38, factor: 1.42 },
      ...{ bedName: { en: 'King and bunk beds', zh: '大床加上下铺' }, emoji: 'bed' },
    },
    {
      ...{ key: 'suite', name: { en: 'Corner suite', zh: '转角套房' }, bed: 'king', guests: 3, area: 56, factor: 1.95 },
      ...{ bedName: { en: 'King bed', zh: '大床' }, emoji: 'couch-and-lamp' },
    },
  ],
  homestay: [
    {
      ...{ key: 'king', name: { en: 'Courtyard king', zh: '庭院大床房' }, bed: 'king', guests: 2, area: 24, factor: 1 },
      ...{ bedName: { en: 'King bed', zh: '大床' }, emoji: 'bed' },
    },
    {
      ...{ key: 'loft', name: { en: 'Loft', zh: '阁楼房' }, bed: 'king', guests: 2, area: 32, factor: 1.2 },
      ...{ bedName: { en: 'King bed', zh: '大床' }, emoji: 'couch-and-lamp' },
    },
    {
      ...{ key: 'house', name: { en: 'Whole house', zh: '整套民居' }, bed: 'family', guests: 6, area: 86, factor: 2.6 },
      ...{ bedName: { en: '3 bedrooms', zh: '三卧室' }, emoji: 'house' },
    },
    {
      ...{ key: 'twin', name: { en: 'Quiet twin', zh: '安静双床房' }, bed: 'twin', guests: 3, area: 26, factor: 1.1 },
      ...{ bedName: { en: 'Twin beds', zh: '双床' }, emoji: 'bed' },
    },
  ],
}

const backdrops: readonly Backdrop[] = ['amber', 'sky', 'mint', 'rose', 'slate']
const beside = ['potted-plant', 'bathtub', 'chair', 'bouquet'] as const

/** The first `count` kinds of room of a hotel, the cheapest at `price` yuan. */
export const roomsOf = (
  { price, kind, count }: { readonly price: number; readonly kind: DemoHotel['kind']; readonly count: number },
  random: Random,
): DemoRoom[] =>
  kinds[kind].slice(0, count).map(({ key, name, bed, bedName, guests, area, factor, emoji }) => ({
    ...{ key, name, bed, guests, price: Math.round(price * factor) },
    summary: {
      en: `${area} m² · ${bedName.en} · ${guests} guests`,
      zh: `${area}㎡ · ${bedName.zh} · 可住${guests}人`,
    },
    facts: factsOf({ key, area, bed, guests }, kind),
    corners: cornersOfRooms,
    rooms: kind === 'homestay' ? random.whole(1, 2) : random.whole(3, 9),
    picture: room(random.pick(backdrops), emoji, random.pick(beside)),
  }))
