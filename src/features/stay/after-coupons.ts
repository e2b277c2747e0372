import type { FromPrice } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { words } from './text'

/** The price of a night after coupons in words. */
export const afterCouponsText = ({ price, isToClaim }: NonNullable<FromPrice['afterCoupons']>): string =>
  words()[isToClaim ? 'claimCoupon' : 'withCoupon'](formatMoney(price, { trim: true }))
