import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Tracking',
    map: 'The parcel on the map',
    you: 'You',
    ofAll: (items: string, number: number, all: number) => `${items} · Parcel ${number} of ${all}`,
    confirm: 'Confirm receipt',
    shipped: 'Shipped',
    shippedNote: 'The shop has shipped your order',
    deliveredAt: (time: string) => `Delivered ${time}`,
  },
  zh: {
    title: '查看物流',
    map: '包裹在仓库与您之间的位置',
    you: '收货地',
    ofAll: (items: string, number: number, all: number) => `${items} · 包裹${number}/${all}`,
    confirm: '确认收货',
    shipped: '已发货',
    shippedNote: '商家已发货',
    deliveredAt: (time: string) => `${time}已签收`,
  },
})
