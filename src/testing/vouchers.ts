import type {
  FoundVoucher,
  PackageDetail,
  Redemption,
  VoucherDetail,
  VoucherLine,
  VoucherTerms,
} from '@contract/entities/voucher'

const picture = { path: '/pictures/hotpot', colour: '#ffc9b5' }

const terms: VoucherTerms = {
  weekdays: [1, 2, 3, 4, 5],
  from: '11:00',
  until: '14:00',
  onHolidays: false,
  notOn: [],
  perVisit: 2,
}
const place = {
  id: 's1',
  name: 'Bashan Hotpot',
  logo: picture,
  address: '12 Keyuan Road',
  phone: '075512345678',
  latitude: 22.5,
  longitude: 113.9,
}
const contents = [{ name: 'Two-broth hotpot', count: 1, value: 120_00 }]
const name = 'Weekday lunch for two'

/** A test package at 88.00, of which the caller may buy three. */
export const aPackage = (change: Partial<PackageDetail> = {}): PackageDetail => ({
  ...{ id: 'p1', kind: 'package', name, picture, price: 88_00, marketPrice: 150_00, sold: 12, isSoldOut: false },
  ...{ contents, terms, validDays: 90, most: 3, places: [place] },
  ...change,
})

/** Five vouchers of the test package, of which two are used, with overrides. */
export const someVouchers = (change: Partial<VoucherDetail> = {}): VoucherDetail => ({
  ...{ id: 'o1', number: '8216032512064470', kind: 'voucher', phase: 'inProgress', state: 'usable' },
  ...{ title: place.name, pictures: [picture], count: 5, total: 440_00, placedAt: '2026-02-24T04:00:00.000Z' },
  ...{ utcOffset: 480, payBefore: null, refunded: 0, refund: null, actions: ['refund'], store: place },
  ...{
    components: [],
    saved: 310_00,
    lines: [],
    timeline: [],
    canInvoice: false,
    paidWith: 'balance',
    paidBy: 'customer',
  },
  ...{ paidAt: '2026-02-24T04:00:00.000Z', cancelReason: null, refunds: [], refundBefore: null },
  ...{ packageName: name, picture, bought: 5, usable: 3, redeemed: 2, returned: 0, expired: 0 },
  ...{ validFrom: '2026-02-24T04:00:00.000Z', validUntil: '2030-05-31T16:00:00.000Z', packageId: 'p1' },
  ...{ contents, terms, price: 88_00, code: '6208441733920571', blocked: null, places: [place] },
  ...{ uses: [{ id: 'r1', at: '2026-02-26T04:42:00.000Z', place: 'Bay Park', count: 2 }] },
  ...change,
})

/** A line of the list of vouchers, with overrides. */
export const aVoucherLine = (change: Partial<VoucherLine> = {}): VoucherLine => ({
  ...{ id: 'o1', name, picture, store: place.name, state: 'usable', bought: 5, usable: 3, redeemed: 2 },
  ...{ returned: 0, expired: 0, validUntil: '2030-05-31T16:00:00.000Z', utcOffset: 480, total: 440_00 },
  ...change,
})

/** Vouchers that a till found by the test code. */
export const foundVouchers = (change: Partial<FoundVoucher> = {}): FoundVoucher => ({
  ...{ ticket: 't1', name, picture, maskedPhone: '138****6209', bought: 5, usable: 3, most: 2 },
  ...{ validUntil: '2030-05-31T16:00:00.000Z', terms, earns: 83_60 },
  ...change,
})

/** A redemption of the last minutes, with overrides. */
export const aRedemption = (change: Partial<Redemption> = {}): Redemption => {
  const now = Date.now()
  return {
    ...{ id: 'r1', name, maskedCode: '**** 0571', count: 2, at: new Date(now - 60_000).toISOString() },
    ...{ undoBefore: new Date(now + 42 * 60_000).toISOString(), isUndone: false },
    ...change,
  }
}
