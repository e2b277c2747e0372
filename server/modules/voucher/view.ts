import type { Package, PackageItem, Redemption, VoucherPlace } from '@contract/entities/voucher'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { StoredPackageItem } from '../../database/schema'
import type { Viewer } from '../order/kind/viewer'
import type { PackageRow, PlaceRow, RedemptionRow, VoucherOrder } from './queries'

export const packageView = (row: PackageRow, language: Language): Package => ({
  id: row.id,
  kind: row.kind,
  name: row.name[language],
  picture: row.picture,
  price: row.price,
  marketPrice: row.market_price,
  sold: row.sold,
  isSoldOut: row.stock === 0,
})

export const itemsView = (items: readonly StoredPackageItem[], language: Language): PackageItem[] =>
  items.map(({ name, count, value }) => ({ name: name[language], count, value }))

export const placeView = (row: PlaceRow, language: Language): VoucherPlace => ({
  id: row.id,
  name: row.name[language],
  logo: row.logo,
  address: row.address[language],
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
})

/** Numbers of an order's vouchers by state, and the end of their validity. */
export const countsView = ({ usable, redeemed, refunded, expired, valid_until }: VoucherOrder) => ({
  bought: usable + redeemed + refunded + expired,
  usable,
  redeemed,
  returned: refunded,
  expired,
  validUntil: valid_until?.toISOString() ?? null,
})

/** A redemption as its store sees it; the middle of the code is masked. */
export function redemptionView(row: RedemptionRow, { language, now }: Viewer): Redemption {
  const until = minutesAfter(row.at, limits.voucherUndoMinutes)
  const isOpen = row.undone_at === null && row.settled_at === null && ['usable', 'used'].includes(row.order_state)
  const canUndo = isOpen && now < until
  return {
    id: row.id,
    name: row.snapshot.name[language],
    maskedCode: `**** ${row.code_end}`,
    count: row.count,
    at: row.at.toISOString(),
    undoBefore: canUndo ? until.toISOString() : null,
    isUndone: row.undone_at !== null,
  }
}
