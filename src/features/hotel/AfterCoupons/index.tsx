import { observer } from 'mobx-react'
import type { FromPrice } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { Tag } from '@/components/base/Tag'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    owned: (price: string) => `${price} with coupon`,
    toClaim: (price: string) => `Claim coupon: ${price}`,
  },
  zh: {
    owned: (price) => `券后${price}`,
    toClaim: (price) => `领券后${price}`,
  },
})

/** The price of a night after coupons; nothing where there are none. */
export const AfterCoupons = observer(function AfterCoupons({ of }: { of: Pick<FromPrice, 'afterCoupons'> }) {
  const { afterCoupons } = of
  if (!afterCoupons) return null
  const { price, isToClaim } = afterCoupons
  const t = words()
  return <Tag tone="red" text={(isToClaim ? t.toClaim : t.owned)(formatMoney(price, { trim: true }))} />
})
