import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** From Sunday on. */
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['日', '一', '二', '三', '四', '五', '六'],
}

export const words = dictionary({
  en: {
    title: 'Footprints',
    goods: 'Goods',
    store: 'Stores',
    hotel: 'Hotels',
    product: 'Mall',
    kept: (days: number) => `Kept for ${days} days`,
    month: (year: number, month: number) => `${months[month - 1] ?? ''} ${year}`,
    before: 'Earlier days',
    after: 'Later days',
    days: 'Days',
    weekday: (day: number) => weekdays.en[day] ?? '',
    items: (count: number) => plural(count, 'item'),
    stores: (count: number) => plural(count, 'store'),
    hotels: (count: number) => plural(count, 'hotel'),
    all: (day: string) => `All of ${day}`,
    none: 'No history yet',
    look: 'Browse',
    ask: (count: number) => `Remove ${plural(count, 'footprint')}?`,
    askGoods: 'Clear all goods from your history?',
    askStores: 'Clear all stores from your history?',
    askHotels: 'Clear all hotels from your history?',
    askProducts: 'Clear all mall products from your history?',
    clear: 'Clear',
    remove: 'Remove',
    cancel: 'Cancel',
    removed: 'Removed',
  },
  zh: {
    title: '我的足迹',
    goods: '商品',
    store: '店铺',
    hotel: '酒店',
    product: '商城',
    kept: (days) => `保留近${days}天`,
    month: (year, month) => `${year}年${month}月`,
    before: '更早',
    after: '更近',
    days: '日期',
    weekday: (day) => weekdays.zh[day] ?? '',
    items: (count) => `${count}件`,
    stores: (count) => `${count}家`,
    hotels: (count) => `${count}家`,
    all: (day) => `全选${day}`,
    none: '暂无足迹',
    look: '去逛逛',
    ask: (count) => `移除${count}条足迹？`,
    askGoods: '清空全部商品足迹？',
    askStores: '清空全部店铺足迹？',
    askHotels: '清空全部酒店足迹？',
    askProducts: '清空全部商城足迹？',
    clear: '清空',
    remove: '移除',
    cancel: '取消',
    removed: '已移除',
  },
})
