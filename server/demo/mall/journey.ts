import type { ParcelState } from '@contract/states/parcel'
import type { Bilingual } from '../../database/schema'

/** What a carrier says on the way, and after how many minutes. */
export interface Said {
  readonly state: ParcelState
  readonly minutes: number
  readonly text: Bilingual
}

const left: Said = {
  state: 'inTransit',
  minutes: 4,
  text: { en: 'Left the sorting centre', zh: '快件已从分拨中心发出' },
}

const arrival: readonly Said[] = [
  { state: 'inTransit', minutes: 6, text: { en: 'Arrived in your city', zh: '快件已到达您所在的城市' } },
  {
    state: 'outForDelivery',
    minutes: 4,
    text: { en: 'Out for delivery. The courier will call you', zh: '快递员正在派送，请保持电话畅通' },
  },
  { state: 'delivered', minutes: 3, text: { en: 'Delivered to your door', zh: '快件已送达，感谢您的使用' } },
]

const delay: Said = {
  state: 'problem',
  minutes: 6,
  text: { en: 'Held up by the weather', zh: '受天气影响，快件延误' },
}

const loss: Said = {
  state: 'lost',
  minutes: 10,
  text: { en: 'Lost on the way. We are sorry', zh: '快件在途中遗失，非常抱歉' },
}

/** Words in the note of an order that change what becomes of its parcels. */
const journeys: Readonly<Record<string, readonly Said[]>> = {
  '#lost': [left, delay, loss],
  '#late': [left, delay, ...arrival.map((said, index) => (index === 0 ? { ...said, minutes: 60 } : said))],
}

/** What the demo's carriers say of the parcels of an order with a note. */
export const journeyOf = (remark: string): readonly Said[] =>
  Object.entries(journeys).find(([word]) => remark.includes(word))?.[1] ?? [left, ...arrival]
