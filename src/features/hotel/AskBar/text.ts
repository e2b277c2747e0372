import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    place: 'Area or hotel',
    clearPlace: 'Clear location',
    dates: (range: string) => `Dates ${range}`,
    change: 'Change dates',
    quick: 'Quick filters',
    filter: 'Filter',
    filterCount: (count: number) => `Filter (${count})`,
    breakfast: 'Breakfast',
    freeCancel: 'Free cancellation',
    memberPrice: 'Member',
    payAtHotel: 'Pay at hotel',
    scoreUp: '4.8 and up',
  },
  zh: {
    place: '区域或酒店名',
    clearPlace: '清除地点',
    dates: (range) => `日期${range}`,
    change: '修改日期',
    quick: '快捷筛选',
    filter: '筛选',
    filterCount: (count) => `筛选（${count}）`,
    breakfast: '含早餐',
    freeCancel: '免费取消',
    memberPrice: '会员价',
    payAtHotel: '到店付',
    scoreUp: '4.8分以上',
  },
})
