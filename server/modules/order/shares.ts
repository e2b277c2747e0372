import type { Money } from '@contract/money'
import { isCourier } from '../../couriers/names'
import type { Party } from '../../database/schema'
import { Failure } from '../../http/failure'
import { sum } from '../pricing/amounts'
import { pointsShare, type Share } from '../pricing/share'
import { type AccountRef, deployment, type Holds, merged, platform, type Side } from '../wallet/ledger'
import type { Part } from '../wallet/parts'

/** A stored share; `refunded` and `settled`, the part that its party has, have the same sign as `amount`. */
export interface StoredShare extends Share {
  readonly ordinal: number
  readonly refunded: Money
  readonly settled: Money
}

/** Amounts that a refund returns to the payer, in the smallest unit; of a line paid by points alone, in points. */
export interface RefundedAmounts {
  readonly lines: readonly { readonly position: number; readonly amount: Money }[]
  /** The refunded part of fees of the whole order, such as delivery. */
  readonly fees: Money
  /** Whether the fees stay with their earners even when nothing else of the order is left. */
  readonly keepsFees?: boolean
}

/** An increase of the refunded, or the settled, part of a share; same sign as the share, or up to 1 against it by rounding. */
export interface Reduction {
  readonly share: StoredShare
  readonly by: Money
}

const ranks: readonly Party[] = ['customer', 'platform', 'rider', 'store']

const compare = (one: Share, other: Share): number =>
  (one.position ?? Infinity) - (other.position ?? Infinity) ||
  ranks.indexOf(one.party) - ranks.indexOf(other.party) ||
  (one.ownerId ?? '').localeCompare(other.ownerId ?? '')

/** Shares without zeros in rounding order: by line, then party with the customer first, then owner. */
export const sortShares = (shares: readonly Share[]): Share[] =>
  shares.filter(({ amount }) => amount !== 0).sort(compare)

const leftOf = ({ amount, refunded }: StoredShare): Money => amount - refunded

/** The part of a share that is neither refunded nor settled. */
const openOf = ({ amount, refunded, settled }: StoredShare): Money => amount - refunded - settled

/** `amount × part / whole`, rounded down. BigInt, since the product may exceed what a double holds exactly. */
function shareDown(amount: Money, part: Money, whole: Money): Money {
  const product = BigInt(amount) * BigInt(part)
  const quotient = product / BigInt(whole)
  return Number(product < 0 && quotient * BigInt(whole) !== product ? quotient - BigInt(1) : quotient)
}

const isCustomers = ({ party }: Share): boolean => party === 'customer'

/** Shares of a group that measure its refunded part: the customer's payments, or else those by points. */
export function measureOf<S extends Share>(group: readonly S[]): S[] {
  const customers = group.filter(isCustomers)
  return customers.length > 0 ? customers : group.filter(({ component }) => component === pointsShare)
}

/**
 * Reduces the shares of one line, or of the whole order, for a refund of `amount` of its measure. Each reduction is the
 * difference of two rounded running sums, as in contract/refund-amounts.ts, so that the shares still sum to zero and all reach
 * zero with the last cent. Shares of a group that neither the customer nor points paid stay until the whole order is refunded.
 */
function reduceGroup(shares: readonly StoredShare[], amount: Money): Reduction[] {
  const measure = measureOf(shares)
  const paid = -sum(measure, (share) => share.amount)
  const given = amount - sum(measure, (share) => share.refunded)
  if (amount < 0 || given > paid) throw new Failure('refundUnavailable', { left: paid - given + amount })
  if (amount === 0) return []
  return refundedAt(shares, given, paid).map(({ share, refunded }) => ({ share, by: refunded - share.refunded }))
}

/** The refunded part of each share of a group once `given` of the `paid` of its measure is refunded. */
function refundedAt(shares: readonly StoredShare[], given: Money, paid: Money) {
  let running = 0
  let before = 0
  return measuredFirst(shares).map((share) => {
    running -= share.amount
    const after = shareDown(running, given, paid)
    const refunded = before - after
    before = after
    return { share, refunded }
  })
}

/**
 * The settlement of the shares of one line but for the part of which the customer paid `keeps`, and of nothing where less than that
 * is open. Refunds take a line from its front and settlements from its back, by the same rounded running sums, so that in any order
 * both sum to the shares.
 */
export function settlePart(shares: readonly StoredShare[], keeps: Money): Reduction[] {
  const measure = measureOf(shares)
  if (-sum(measure, openOf) <= keeps) return []
  const [paid, back] = [-sum(measure, ({ amount }) => amount), -sum(measure, ({ refunded }) => refunded)]
  return refundedAt(shares, back + keeps, paid)
    .map(({ share, refunded }) => ({ share, by: share.amount - refunded - share.settled }))
    .filter(({ by }) => by !== 0)
}

/**
 * Changes of the settled parts of shares by a refund: it takes what is open of a line, or of the fees, and then of what is settled, so that
 * nothing of the group is open any more.
 */
export function unsettled(shares: readonly StoredShare[], reductions: readonly Reduction[]): Reduction[] {
  const byOf = (share: StoredShare) => reductions.find((each) => each.share.ordinal === share.ordinal)?.by ?? 0
  const positions = [...new Set(shares.map(({ position }) => position))]
  return positions.flatMap((position) => {
    const group = shares.filter((share) => share.position === position)
    const measure = measureOf(group).length > 0 ? measureOf(group) : group.filter(({ amount }) => amount > 0)
    if (Math.abs(sum(measure, byOf)) <= Math.abs(sum(measure, openOf))) return []
    return group.map((share) => ({ share, by: openOf(share) - byOf(share) })).filter(({ by }) => by !== 0)
  })
}

/** Shares with those first that their group is measured by, so that it is them that rounding makes exact. */
const measuredFirst = (group: readonly StoredShare[]): StoredShare[] => {
  const measure = measureOf(group)
  return [...measure, ...group.filter((share) => !measure.includes(share))]
}

/** Reduces every share to zero. */
export const reduceAll = (shares: readonly StoredShare[]): Reduction[] =>
  shares.map((share) => ({ share, by: leftOf(share) })).filter(({ by }) => by !== 0)

/**
 * The reductions of all shares for a refund; once everything that the customer and points paid is refunded, every share is
 * reduced to zero, but those of fees that are kept.
 * @throws Failure `refundUnavailable` for more than is left of a line or of the fees.
 */
export function reduce(
  shares: readonly StoredShare[],
  { lines, fees, keepsFees = false }: RefundedAmounts,
): Reduction[] {
  const parts = [...lines, { position: null, amount: fees }]
  const reduced = parts.flatMap(({ position, amount }) =>
    reduceGroup(
      shares.filter((share) => share.position === position),
      amount,
    ),
  )
  const positions = [...new Set(shares.map(({ position }) => position))]
  const measured = new Set(positions.flatMap((each) => measureOf(shares.filter(({ position }) => position === each))))
  const left =
    sum([...measured], leftOf) -
    sum(
      reduced.filter(({ share }) => measured.has(share)),
      ({ by }) => by,
    )
  const ending = keepsFees ? shares.filter(({ position }) => position !== null) : shares
  return left === 0 ? reduceAll(ending) : reduced.filter(({ by }) => by !== 0)
}

/** The open shares of the parties other than the customer. */
export const payouts = (shares: readonly StoredShare[]): Payout[] =>
  payoutsOf(shares.map((share) => ({ share, by: openOf(share) })))

/** Changes of settled parts as payouts of the parties other than the customer. */
export const payoutsOf = (changes: readonly Reduction[]): Payout[] =>
  changes.filter(({ share, by }) => !isCustomers(share) && by !== 0).map(({ share, by }) => ({ share, amount: by }))

/** The money of the customer in changes of settled parts. */
export const customersOf = (changes: readonly Reduction[]): Money =>
  -sum(
    changes.filter(({ share }) => isCustomers(share)),
    ({ by }) => by,
  )

export interface Payout {
  readonly share: Share
  /** Negative for a reversal. */
  readonly amount: Money
}

/** The components that payouts and reversals are made of. */
export const partsOf = (list: readonly Payout[]): Part[] =>
  list.map(({ share: { party, ownerId, component, fundedBy }, amount }) => {
    return { party, ownerId, component, fundedBy, amount }
  })

/** The account and the debt account of a party; no debt account for the platform, its riders and couriers. */
function accountsOf({ party, ownerId }: Share): { own: AccountRef; debt: AccountRef | null } {
  if (party === 'platform') return { own: platform, debt: null }
  if (party === 'rider' && ownerId === null) return { own: { kind: 'rider', ownerId: deployment }, debt: null }
  if (party === 'rider' && isCourier(ownerId)) return { own: { kind: 'courier', ownerId }, debt: null }
  if (ownerId === null || party === 'customer') throw new Error(`a ${party} without an account cannot be paid out`)
  return party === 'store'
    ? { own: { kind: 'store', ownerId }, debt: { kind: 'storeDebt', ownerId } }
    : { own: { kind: 'rider', ownerId }, debt: { kind: 'riderDebt', ownerId } }
}

/** Every account that payouts may change. */
export const payoutAccounts = (list: readonly Payout[]): AccountRef[] =>
  list.map(({ share }) => accountsOf(share)).flatMap(({ own, debt }) => (debt ? [own, debt] : [own]))

/**
 * The ledger sides of payouts and reversals: a payout first repays the party's debt, and a reversal beyond the party's balance
 * becomes a debt (docs/decisions/011-store-debts.md).
 */
export function payoutSides(list: readonly Payout[], holds: Holds): Side[] {
  const whole = merged(list.map(({ share, amount }) => ({ account: accountsOf(share).own, amount })))
  const debts = new Map(
    list.map(({ share }) => accountsOf(share)).map(({ own, debt }) => [own.kind + own.ownerId, debt]),
  )
  return merged(
    whole.flatMap(({ account, amount }) => {
      const debt = debts.get(account.kind + account.ownerId)
      if (!debt) return [{ account, amount }]
      const owed = amount > 0 ? Math.min(-holds(debt), amount) : amount + Math.min(holds(account), -amount)
      return [
        { account: debt, amount: owed },
        { account, amount: amount - owed },
      ]
    }),
  )
}
