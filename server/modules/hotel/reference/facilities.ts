import type { Bilingual } from '../../../database/schema'

interface StandardFacility {
  readonly key: string
  readonly icon: string
  readonly name: Bilingual
  readonly group: 'popular' | 'house' | 'room'
}

const facility = (
  key: string,
  icon: string,
  en: string,
  zh: string,
  group: StandardFacility['group'],
): StandardFacility => ({
  ...{ key, icon, name: { en, zh }, group },
})

/** Names of the amenity groups. */
export const facilityGroups: Readonly<Record<StandardFacility['group'], Bilingual>> = {
  popular: { en: 'Popular', zh: '热门设施' },
  house: { en: 'In the house', zh: '酒店设施' },
  room: { en: 'In the room', zh: '客房设施' },
}

/** Amenities that a town begins with, in display order. */
export const standardFacilities: readonly StandardFacility[] = [
  facility('wifi', 'wifi', 'Free Wi-Fi', '免费无线', 'popular'),
  facility('parking', 'square-parking', 'Parking', '停车场', 'popular'),
  facility('breakfast', 'coffee', 'Breakfast', '早餐', 'popular'),
  facility('pool', 'waves', 'Pool', '泳池', 'popular'),
  facility('gym', 'dumbbell', 'Gym', '健身房', 'popular'),
  facility('kitchen', 'cooking-pot', 'Kitchen', '厨房', 'popular'),
  facility('bathtub', 'bath', 'Bathtub', '浴缸', 'popular'),
  facility('restaurant', 'utensils', 'Restaurant', '餐厅', 'house'),
  facility('laundry', 'washing-machine', 'Laundry', '洗衣房', 'house'),
  facility('lift', 'arrow-up-down', 'Lift', '电梯', 'house'),
  facility('luggage', 'luggage', 'Luggage storage', '行李寄存', 'house'),
  facility('family', 'baby', 'Family rooms', '亲子设施', 'house'),
  facility('pets', 'paw-print', 'Pets welcome', '可带宠物', 'house'),
  facility('charger', 'plug-zap', 'EV charging', '充电桩', 'house'),
]
