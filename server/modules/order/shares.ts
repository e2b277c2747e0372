import type { Money } from '@contract/money'
import type { Party } from '../../database/schema'
import { Failure } from '../../http/failure'
import { type AccountRef, deployment, type Holds, merged, platform, type Side } from '../wallet/ledger'

/**
 * What a party receives of an order, or pays for it (below zero), in the smallest unit. A kind hands the shares over with
 * the order that it priced: those of each line sum to zero, and so do those of the whole order (`position` null). The
 * customer's are what is paid; they never change by how the others divide it.
 */
export interface Share {
  readonly party: Party
  /** Whose account; null is the platform's, or that of the riders who have none of their own. */
  readonly ownerId: string | null
  /** The line of the order; null for what is for all of it. */
  readonly position: number | null
  /** What it is for: `goods`, `delivery`, `commission`, the name of a discount. */
  readonly component: string
  readonly amount: Money
  /** Of a discount: the party that bears it. */
  readonly fundedBy: Party | null
}

/** A share as it stands: `refunded` went back of it, of the same sign. */
export interface FixedShare extends Share {
  readonly ordinal: number
  readonly refunded: Money
}

/** What goes back of an order to who paid, in the smallest unit. */
export interface Refunded {
  readonly lines: readonly { readonly position: number; readonly amount: Money }[]
  /** Of what is for the whole order, such as delivery. */
  readonly fees: Money
}

/** What more goes back of a share; of the same sign as the share, or 0 to 1 against it by rounding. */
export interface Reduction {
  readonly share: FixedShare
  readonly by: Money
}

const ranks: readonly Party[] = ['customer', 'platform', 'rider', 'store']

const compare = (one: Share, other: Share): number =>
  (one.position ?? Infinity) - (other.position ?? Infinity) ||
  ranks.indexOf(one.party) - ranks.indexOf(other.party) ||
  (one.ownerId ?? '').localeCompare(other.ownerId ?? '')

/** Shares in the order that refunds are rounded in: by lines, each with the customer first and a party's shares together. */
export const inOrder = (shares: readonly Share[]): Share[] => shares.filter(({ amount }) => amount !== 0).sort(compare)

const leftOf = ({ amount, refunded }: FixedShare): Money => amount - refunded

const sumOf = <T>(list: readonly T[], amount: (one: T) => Money): Money =>
  list.reduce((sum, one) => sum + amount(one), 0)

/** `amount × part / whole`, rounded down. BigInt, since the product may exceed what a double holds exactly. */
function shareDown(amount: Money, part: Money, whole: Money): Money {
  const product = BigInt(amount) * BigInt(part)
  const quotient = product / BigInt(whole)
  return Number(product < 0 && quotient * BigInt(whole) !== product ? quotient - BigInt(1) : quotient)
}

const isCustomers = ({ party }: Share): boolean => party === 'customer'

/**
 * The shares of one line, or of the whole order, after `amount` more of it went back to the customer: each is the difference
 * of two rounded running sums (as contract/refund-amounts.ts has it for the customer), so that they go on to sum to zero, and
 * every share comes to nothing with the last cent. What no customer paid for stays until the order goes back whole.
 */
function reduceGroup(shares: readonly FixedShare[], amount: Money): Reduction[] {
  const customers = shares.filter(isCustomers)
  const paid = -sumOf(customers, (share) => share.amount)
  const given = amount - sumOf(customers, (share) => share.refunded)
  if (amount < 0 || given > paid) throw new Failure('refundUnavailable', { left: paid - given + amount })
  if (amount === 0) return []
  let running = 0
  let before = 0
  return shares.map((share) => {
    running -= share.amount
    const after = shareDown(running, given, paid)
    const refunded = before - after
    before = after
    return { share, by: refunded - share.refunded }
  })
}

/** All that is left of every share. */
export const reduceAll = (shares: readonly FixedShare[]): Reduction[] =>
  shares.map((share) => ({ share, by: leftOf(share) })).filter(({ by }) => by !== 0)

/**
 * What goes back of every share when so much of the lines and fees goes back to the customer; once nothing of what the
 * customer paid is left, all of every share does.
 * @throws Failure `refundUnavailable` for more than is left of a line, or of the fees.
 */
export function reduce(shares: readonly FixedShare[], { lines, fees }: Refunded): Reduction[] {
  const parts = [...lines, { position: null, amount: fees }]
  const reduced = parts.flatMap(({ position, amount }) =>
    reduceGroup(
      shares.filter((share) => share.position === position),
      amount,
    ),
  )
  const left =
    sumOf(shares.filter(isCustomers), leftOf) -
    sumOf(
      reduced.filter(({ share }) => isCustomers(share)),
      ({ by }) => by,
    )
  return left === 0 ? reduceAll(shares) : reduced.filter(({ by }) => by !== 0)
}

/** What is left of the shares for the parties other than the customer. */
export const payouts = (shares: readonly FixedShare[]): Payout[] =>
  shares.filter((share) => !isCustomers(share)).map((share) => ({ share, amount: leftOf(share) }))

/** What the parties other than the customer give back. */
export const givenBack = (reductions: readonly Reduction[]): Payout[] =>
  reductions.filter(({ share }) => !isCustomers(share)).map(({ share, by }) => ({ share, amount: -by }))

export interface Payout {
  readonly share: Share
  /** Below zero for what is given back. */
  readonly amount: Money
}

/** The account of a party, and the one of what it owes; null for a party that owes nothing. */
function accountsOf({ party, ownerId }: Share): { own: AccountRef; debt: AccountRef | null } {
  if (party === 'platform') return { own: platform, debt: null }
  if (party === 'rider' && ownerId === null) return { own: { kind: 'rider', ownerId: deployment }, debt: null }
  if (ownerId === null || party === 'customer') throw new Error(`a ${party} without an account cannot be paid out`)
  return party === 'store'
    ? { own: { kind: 'store', ownerId }, debt: { kind: 'storeDebt', ownerId } }
    : { own: { kind: 'rider', ownerId }, debt: { kind: 'riderDebt', ownerId } }
}

/** Every account that payouts may touch. */
export const payoutAccounts = (list: readonly Payout[]): AccountRef[] =>
  list.map(({ share }) => accountsOf(share)).flatMap(({ own, debt }) => (debt ? [own, debt] : [own]))

/**
 * The sides that pay parties out, or take back what they were paid: of what a party receives it first pays what it owes, and
 * what it does not hold any more is advanced, and owed by it (docs/decisions/011-store-debts.md).
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
