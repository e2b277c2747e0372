import { houseRuleTopics } from '@contract/house-rules'
import type { HotelRule } from '../../database/schema'
import type { DemoHotel } from './types'

type Topic = keyof typeof houseRuleTopics

const rule = (key: Topic, en: string, zh: string): HotelRule => ({ key, title: houseRuleTopics[key], text: { en, zh } })

/** House rules of a demo hotel. */
export const houseRulesOf = ({ kind, facilities }: Pick<DemoHotel, 'kind' | 'facilities'>): HotelRule[] => [
  rule('bring', 'Every guest brings an ID card or passport.', '所有入住人须携带身份证或护照'),
  rule('guests', 'Guests under 18 stay with an adult.', '未满18周岁须由成人陪同入住'),
  rule('children', 'Children up to 6 stay free in existing beds.', '6岁及以下儿童不加床免费'),
  facilities.includes('pets')
    ? rule('pets', 'Pets are welcome. Tell us before you come.', '可携带宠物，请提前告知')
    : rule('pets', 'No pets.', '不可携带宠物'),
  rule('smoking', 'No smoking in the rooms.', '客房内禁止吸烟'),
  ...(kind === 'homestay'
    ? [rule('deposit', '¥200 on arrival, back when you leave.', '到店付押金200元，离店退还')]
    : []),
]
