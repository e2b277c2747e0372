import { observer } from 'mobx-react'
import type { FromPrice } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { Tag } from '@/components/base/Tag'
import { words } from '@/features/stay/text'

/** The price of a night after coupons; nothing where there are none. */
export const AfterCoupons = observer(function AfterCoupons({ of }: { of: Pick<FromPrice, 'afterCoupons'> }) {
  const { withCoupon, claimCoupon } = words()
  const after = of.afterCoupons
  return after ? (
    <Tag text={(after.isToClaim ? claimCoupon : withCoupon)(formatMoney(after.price, { trim: true }))} />
  ) : null
})
