import type { HotelPicture } from '@contract/entities/hotel'
import { dictionary } from '@/i18n'

export type PictureGroup = HotelPicture['group']

/** Subjects of a hotel’s pictures, in display order. */
export const pictureGroups = ['outside', 'lobby', 'room', 'bathroom', 'food', 'facility', 'around'] as const

/** Names of the subjects of a hotel’s pictures. */
export const pictureGroupWords = dictionary({
  en: {
    outside: 'Outside',
    lobby: 'Lobby',
    room: 'Rooms',
    bathroom: 'Bathrooms',
    food: 'Food',
    facility: 'Facilities',
    around: 'Around',
  },
  zh: {
    outside: '外观',
    lobby: '大堂',
    room: '客房',
    bathroom: '卫浴',
    food: '餐饮',
    facility: '设施',
    around: '周边',
  },
})
