import type { CouponKind } from '@contract/entities/coupon'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    upTo: (amount: string) => `Up to ${amount}`,
    until: (day: string) => `Until ${day}`,
    from: (day: string) => `From ${day}`,
    alone: 'Can’t be combined with Spend & save',
    store: 'Store',
    platform: 'Linli',
    delivery: 'Delivery',
    category: 'Linli',
    member: 'Member',
  },
  zh: {
    upTo: (amount) => `最高减${amount}`,
    until: (day) => `${day}到期`,
    from: (day) => `${day}起可用`,
    alone: '不与满减同享',
    store: '商家',
    platform: '平台',
    delivery: '配送',
    category: '平台',
    member: '会员',
  },
})

/** Name of the issuer: "Linli", "Store". */
export const issuerOf = (kind: CouponKind): string => words()[kind]
