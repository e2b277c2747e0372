import type { CouponKind } from '@contract/entities/coupon'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    upTo: (amount: string) => `Up to ${amount}`,
    until: (day: string) => `Until ${day}`,
    from: (day: string) => `From ${day}`,
    alone: 'Not with the full discount',
    store: 'Store',
    platform: 'Linli',
    delivery: 'Delivery',
    category: 'Linli',
    member: 'Member',
  },
  zh: {
    upTo: (amount) => `最高减${amount}`,
    until: (day) => `${day} 到期`,
    from: (day) => `${day} 起`,
    alone: '不与满减同享',
    store: '店铺',
    platform: '邻里',
    delivery: '配送',
    category: '邻里',
    member: '会员',
  },
})

/** Name of the issuer: "Linli", "Store". */
export const issuerOf = (kind: CouponKind): string => words()[kind]
