import type { Traveller } from '@contract/entities/hotel'
import type { Bilingual } from '../../database/schema'
import { type Mood, moodOf, type Phrase, reviewers } from '../city/data/reviews'
import type { Random } from '../city/random'
import { starsFor } from '../city/reviews'
import type { DemoHotel } from './types'

/** A seeded review of a stay; `daysAgo` counts back from the seeding. */
export interface StayReview {
  readonly reviewer: Bilingual
  readonly avatar: number
  readonly anonymous: boolean
  readonly rating: number
  readonly place: number
  readonly cleanliness: number
  readonly service: number
  readonly facilities: number
  readonly traveller: Traveller
  readonly text: Bilingual
  readonly room: DemoHotel['rooms'][number]
  readonly pictured: boolean
  readonly reply: Bilingual | null
  readonly daysAgo: number
}

const oldestDays = 300
const travellers: readonly Traveller[] = ['business', 'couple', 'family', 'friends', 'solo']

const beginnings: Readonly<Record<Mood, readonly Phrase[]>> = {
  good: [
    ['The room was spotless and quiet.', '房间干净又安静。'],
    ['Check-in took two minutes.', '入住两分钟就办好了。'],
    ['The bed was very comfortable.', '床特别舒服，一觉到天亮。'],
    ['The view is as good as in the pictures.', '景色和照片里一样好。'],
    ['Friendly people at the desk at any hour.', '前台不管几点都很热情。'],
    ['Close to the metro and to good food.', '离地铁近，周边好吃的也多。'],
    ['They gave us a better room without being asked.', '主动给升级了房型，惊喜。'],
    ['The children did not want to leave.', '孩子玩得都不想走了。'],
  ],
  medium: [
    ['Fine for one night.', '住一晚还可以。'],
    ['Clean, but smaller than expected.', '干净，不过比想象中小。'],
    ['A good place, though the walls are thin.', '位置不错，就是隔音一般。'],
    ['The room was ready an hour late.', '房间晚了一个小时才准备好。'],
  ],
  negative: [
    ['The air conditioning was loud all night.', '空调响了一整晚。'],
    ['The bathroom smelled of drains.', '卫生间有下水道味。'],
    ['Not what the pictures show.', '和照片差距有点大。'],
    ['Nobody came to fix the shower.', '淋浴坏了没人来修。'],
  ],
}

const endings: Readonly<Record<Mood, readonly Phrase[]>> = {
  good: [
    ['We will be back.', '下次还会再来。'],
    ['Breakfast had plenty to choose from.', '早餐种类很丰富。'],
    ['Good value for what it costs.', '性价比很高。'],
    ['Housekeeping was quick and polite.', '打扫及时，服务周到。'],
  ],
  medium: [
    ['For the price it is all right.', '这个价位可以接受。'],
    ['Breakfast was simple.', '早餐比较简单。'],
  ],
  negative: [
    ['I expected more for the price.', '这个价格有点失望。'],
    ['I would look elsewhere next time.', '下次会考虑别家。'],
  ],
}

const replies: Readonly<Record<Mood, Phrase>> = {
  good: ['Thank you for staying with us. See you again soon!', '感谢您的入住，期待再次与您相见！'],
  medium: ['Thank you, we pass this on to the house.', '感谢您的建议，我们会转告并改进。'],
  negative: ['We are sorry. We have since fixed this.', '非常抱歉给您带来不便，问题已经处理。'],
}

const joined = (said: readonly Phrase[]): Bilingual => ({
  en: said.map(([en]) => en).join(' '),
  zh: said.map(([, zh]) => zh).join(''),
})

const near = (rating: number, random: Random): number =>
  Math.min(5, Math.max(1, rating + random.pick([-1, 0, 0, 0, 1])))

function buildReview(hotel: DemoHotel, rating: number, random: Random): StayReview {
  const mood = moodOf(rating)
  const [en, zh] = random.pick(reviewers)
  const first = random.pick(beginnings[mood])
  return {
    reviewer: { en, zh },
    avatar: random.whole(0, 7),
    anonymous: random.chance(0.2),
    rating,
    place: near(rating, random),
    cleanliness: near(rating, random),
    service: near(rating, random),
    facilities: near(rating, random),
    traveller: random.pick(travellers),
    text: joined(random.chance(0.4) ? [first] : [first, random.pick(endings[mood])]),
    room: random.pick(hotel.rooms),
    pictured: random.chance(0.25),
    reply: random.chance(mood === 'good' ? 0.2 : 0.8) ? joined([replies[mood]]) : null,
    daysAgo: random.whole(2, oldestDays),
  }
}

/** The reviews of a hotel, whose stars come near its score. */
export const reviewsOf = (hotel: DemoHotel, random: Random): StayReview[] =>
  starsFor(hotel.reviews, hotel.scoreTenths, random).map((rating) => buildReview(hotel, rating, random))
