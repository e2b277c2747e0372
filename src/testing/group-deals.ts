import type { DealGroup, GroupDealDetail, GroupOrderSummary, OpenGroup } from '@contract/entities/group-deal'
import { aPackage, someVouchers } from './vouchers'

const picture = { path: '', colour: '#cccccc' }
const store = { id: 's1', name: 'Bashan Hotpot', logo: picture }
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const ref = { id: 'd1', name: 'Two-broth hotpot for two', picture, price: 128_00, marketPrice: 286_00, size: 4, store }

/** An open group of the test deal, with overrides. */
export const anOpenGroup = (change: Partial<OpenGroup> = {}): OpenGroup => ({
  ...{ id: 'g1', leader: { name: 'Hang', avatar: picture }, avatars: [picture, picture], free: 2 },
  ...{ deadline: inAnHour(), isMine: false, deal: ref },
  ...change,
})

/** A deal for four at 128.00 with one open group, with overrides. */
export const aGroupDeal = (change: Partial<GroupDealDetail> = {}): GroupDealDetail => {
  const { contents, terms, places } = aPackage()
  return {
    ...{ ...ref, alonePrice: 168_00, minutes: 24 * 60, sold: 2310, status: 'on', distance: 850, openGroups: 1 },
    ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2036-01-01T00:00:00.000Z', packageId: 'p1', contents, terms },
    ...{ validDays: 90, limit: null, places, groups: [anOpenGroup()], mine: null },
    ...change,
  }
}

/** The order of a paid place in the test group, with overrides. */
export const aGroupOrder = (change: Partial<GroupOrderSummary> = {}): GroupOrderSummary => ({
  ...someVouchers({ state: 'gathering', validUntil: null, actions: ['cancel'] }),
  ...{ kind: 'groupDeal', group: { id: 'g1', dealId: 'd1', state: 'open', size: 4, missing: 2, deadline: inAnHour() } },
  ...change,
})

/** A group of four with two places taken, the caller's and one that is being paid, with overrides. */
export const aDealGroup = (change: Partial<DealGroup> = {}): DealGroup => {
  const joinedAt = '2026-02-24T07:15:00.000Z'
  return {
    ...{ id: 'g1', state: 'open', deal: ref, note: '', deadline: inAnHour(), utcOffset: 480, free: 2, missing: 3 },
    places: [
      { name: 'Mia', avatar: picture, state: 'paid', isLeader: true, isMine: true, joinedAt, payBefore: null },
      { name: 'Yu', avatar: picture, state: 'held', isLeader: false, isMine: false, joinedAt, payBefore: inAnHour() },
    ],
    news: [
      { kind: 'held', name: 'Yu', at: joinedAt },
      { kind: 'started', name: 'Mia', at: joinedAt },
    ],
    mine: aPlace(),
    canJoin: false,
    ...change,
  }
}

/** The caller's paid place, with overrides. */
export const aPlace = (change: Partial<NonNullable<DealGroup['mine']>> = {}): NonNullable<DealGroup['mine']> => ({
  ...{ orderId: 'o1', number: '8216021315152206', place: 'paid', state: 'gathering', payBefore: null },
  ...{ total: 128_00, refunded: 0, hasArrived: false, paidWith: 'balance', canInvoice: false },
  ...change,
})
