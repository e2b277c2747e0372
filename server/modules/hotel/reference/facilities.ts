import type { Bilingual } from '../../../database/schema'

interface StandardFacility {
  readonly key: string
  readonly icon: string
  readonly name: Bilingual
  readonly group: 'popular' | 'house' | 'room'
}

const facility = (key: string, icon: string, name: Bilingual, group: StandardFacility['group']): StandardFacility => ({
  key,
  icon,
  name,
  group,
})

/** Names of the amenity groups. */
export const facilityGroups: Readonly<Record<StandardFacility['group'], Bilingual>> = {
  popular: { en: 'Popular', zh: '热门设施' },
  house: { en: 'At the property', zh: '酒店设施' },
  room: { en: 'In the room', zh: '客房设施' },
}

/** Amenities that a town begins with, in display order. */
export const standardFacilities: readonly StandardFacility[] = [
  facility('wifi', 'wifi', { en: 'Free Wi-Fi', zh: '免费无线' }, 'popular'),
  facility('parking', 'square-parking', { en: 'Parking', zh: '停车场' }, 'popular'),
  facility('breakfast', 'coffee', { en: 'Breakfast', zh: '早餐' }, 'popular'),
  facility('pool', 'waves', { en: 'Pool', zh: '泳池' }, 'popular'),
  facility('gym', 'dumbbell', { en: 'Gym', zh: '健身房' }, 'popular'),
  facility('kitchen', 'cooking-pot', { en: 'Kitchen', zh: '厨房' }, 'popular'),
  facility('bathtub', 'bath', { en: 'Bathtub', zh: '浴缸' }, 'popular'),
  facility('restaurant', 'utensils', { en: 'Restaurant', zh: '餐厅' }, 'house'),
  facility('laundry', 'washing-machine', { en: 'Laundry', zh: '洗衣房' }, 'house'),
  facility('lift', 'arrow-up-down', { en: 'Lift', zh: '电梯' }, 'house'),
  facility('luggage', 'luggage', { en: 'Luggage storage', zh: '行李寄存' }, 'house'),
  facility('family', 'baby', { en: 'Family rooms', zh: '亲子设施' }, 'house'),
  facility('pets', 'paw-print', { en: 'Pets welcome', zh: '可带宠物' }, 'house'),
  facility('charger', 'plug-zap', { en: 'EV charging', zh: '充电桩' }, 'house'),
]
