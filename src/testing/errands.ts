import type { Address } from '@contract/entities/address'
import type { ErrandDetail, ErrandRider, PurchaseQuestion, SharedErrand } from '@contract/entities/errand'
import { actionsOf } from '@contract/states/actions'
import { errand, errandActions, errandPhases, errandStates, type ErrandState } from '@contract/states/errand'

const shop = { name: 'Guoxiansheng Fruit', address: '21 Keyuan Rd', latitude: 22.535, longitude: 113.93 }
const home = { latitude: 22.53, longitude: 113.94 }
const address: Address = {
  ...{ id: 'a1', consignee: 'Lin', gender: 0, regionCode: '440305', region: 'Shenzhen', tag: 'Home' },
  ...{ address: 'Keyuan Garden', addressDetail: '3-1602', mobile: '138****6209', isDefault: true },
  ...home,
}

/** A rider on the way, 1.1 km off. */
export const errandRider: ErrandRider = {
  ...{ name: 'Zhou', phone: '139****0101', likedPercent: 99, distance: 1100, minutes: 12, progress: 0.4 },
  position: { latitude: 22.533, longitude: 113.934 },
}

/** A rider's question about goods of 110.00 for which 96.00 are paid. */
export const aQuestion: PurchaseQuestion = {
  ...{ amount: 110_00, difference: 14_00, without: 58_00, canStop: true, stopFee: 5_00, note: 'Only grade A left' },
  ...{ answerBefore: '2099-01-01T00:00:00Z', paymentId: null },
}

/** A paid purchase of strawberries in a state, with overrides. */
export function errandOf(state: ErrandState, parts: Partial<ErrandDetail> = {}): ErrandDetail {
  const actions = actionsOf(
    { machine: errand, actions: errandActions },
    { state, variant: undefined, refundable: true },
  )
  return {
    ...{ id: 'e1', number: 'E26021311520877', kind: 'errand', state, phase: errandPhases[state], actions },
    ...{ title: 'Strawberries', pictures: [], count: 3, total: 108_00, placedAt: '2026-02-13T03:52:00Z' },
    ...{ utcOffset: 480, payBefore: null, refunded: 0, refund: null, store: null },
    ...{ errandKind: 'buy', ...errandStates[state], product: 'Two boxes of strawberries' },
    ...{ from: shop, to: { name: 'Keyuan Garden', ...home }, pickupAt: null, estimatedAt: '2026-02-13T04:40:00Z' },
    ...{ rider: null, question: null, undelivered: null, saved: 300, lines: [] },
    components: [
      { kind: 'distance', label: 'Distance', amount: 10_00, original: null },
      { kind: 'envelope', label: 'Red envelope', amount: -3_00, original: null },
      { kind: 'goods', label: 'Goods, estimated', amount: 96_00, original: null },
      { kind: 'tip', label: 'Tip', amount: 5_00, original: null },
    ],
    timeline: [{ step: state, at: '2026-02-13T04:28:00Z' }],
    ...{
      canInvoice: false,
      paidWith: 'wechat',
      paidBy: 'customer',
      paidAt: '2026-02-13T03:53:00Z',
      cancelReason: null,
    },
    ...{ refunds: [], refundBefore: null, shop, pickupAddress: null, deliveryAddress: address, itemType: null },
    perishable: false,
    ...{ weight: 5, note: 'Call when you arrive', images: [], contactFree: false },
    route: { state: 'ready', meters: 1600, minutes: 12, exact: true, line: [shop, home] },
    ...{ estimate: 96_00, spent: null, receipts: [], photos: [], tip: 5_00, tipPaymentId: null, delay: null },
    canAddTip: state === 'waitingAccept',
    guarantee: { version: '1', agreedAt: '2026-02-13T03:52:00Z', ceiling: 500_00 },
    comment: null,
    ...parts,
  }
}

/** No code is needed. */
export const noCodes = { pickupCode: null, deliveryCode: null, contactFree: false }

/** Public view of the test errand. */
export const sharedErrand = (state: ErrandState, parts: Partial<SharedErrand> = {}): SharedErrand => ({
  ...{ errandKind: 'buy', state, ...errandStates[state] },
  ...{ from: shop, to: { name: 'Keyuan Garden', ...home }, estimatedAt: '2026-02-13T04:40:00Z', utcOffset: 480 },
  rider: { name: 'Zhou', position: errandRider.position, minutes: 12, progress: 0.4 },
  ...{ line: [shop, home], timeline: [{ step: state, at: '2026-02-13T04:28:00Z' }], deliveryCode: null },
  ...parts,
})
