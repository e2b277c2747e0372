import type { CouponSlot } from '@contract/entities/coupon'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    linli: 'Linli',
    couponNames: (slot: CouponSlot) =>
      ({ envelope: 'Red envelope', store: 'Store coupon', delivery: 'Delivery coupon' })[slot],
  },
  zh: {
    linli: '平台',
    couponNames: (slot) => ({ envelope: '红包抵扣', store: '商家券', delivery: '配送费红包' })[slot],
  },
})
