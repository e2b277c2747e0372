import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { AccountKind, Database, ProviderName } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'

export type { AccountRef } from './queries'

type Tx = Transaction<Database>
type AccountRef = queries.AccountRef

/** One side of a movement: a credit (positive) or debit (negative) of an account. */
export interface Side {
  readonly account: AccountRef
  readonly amount: number
}

export interface Movement {
  readonly kind:
    | 'payment'
    | 'refund'
    | 'reserve'
    | 'release'
    | 'settlement'
    | 'topUp'
    | 'surplus'
    | 'return'
    | 'credit'
    | 'creditReversed'
    | 'withdrawal'
    | 'withdrawalPaid'
    | 'withdrawalReturned'
    | 'invitation'
    | 'compensation'
    | 'closing'
    | 'riderPayOut'
    | 'storePayout'
    | 'storePayoutPaid'
    | 'storePayoutReturned'
    | 'storePayoutReversed'
    | 'adjustment'
    | 'refundBorne'
    | 'riderTip'
    | 'tipReturned'
    | 'courierInvoice'
    | 'courierInvoiceReversed'
  /** The subject of the movement; unique per kind. */
  readonly referenceId: string
  readonly at: Date
  readonly sides: readonly Side[]
}

/** The owner id of accounts of the deployment itself. */
export const deployment = '00000000-0000-7000-8000-000000000000'

/** The source of the deployment's own money, such as the demo's balances; may be negative. */
export const funding: AccountRef = { kind: 'funding', ownerId: deployment }

/** The clearing account of a provider: negative by the money that the provider has collected and not paid out. */
export const clearing = (provider: ProviderName): AccountRef => ({ kind: provider, ownerId: deployment })

/** Surplus payments that are being refunded. */
export const returning: AccountRef = { kind: 'returning', ownerId: deployment }

/** Commissions less the discounts that the platform funds; may be negative. */
export const platform: AccountRef = { kind: 'platform', ownerId: deployment }

/** Payments of an order that are neither refunded nor settled. */
export const held = (orderId: string): AccountRef => ({ kind: 'held', ownerId: orderId })

/** The balance part of a payment that its attempt at a provider holds. */
export const reserved = (attemptId: string): AccountRef => ({ kind: 'reserved', ownerId: attemptId })

/** Money of a withdrawal or a payout that is neither paid out nor returned. */
export const withdrawing = (id: string): AccountRef => ({ kind: 'withdrawing', ownerId: id })

/** Money that has left the deployment by payouts. */
export const paidOut: AccountRef = { kind: 'payout', ownerId: deployment }

const balanceKinds = new Set<AccountKind>(['customer', 'store', 'storeDebt', 'rider', 'riderDebt'])
const debtKinds = new Set<AccountKind>(['storeDebt', 'riderDebt'])

/** Whether an account has a locked balance, which can refuse a movement. Others are sums of their entries and never locked. */
const keepsBalance = ({ kind, ownerId }: AccountRef): boolean => balanceKinds.has(kind) && ownerId !== deployment

const keyOf = ({ kind, ownerId }: AccountRef): string => `${kind} ${ownerId}`

/** Merges sides by account and drops zeros. */
export function merged(sides: readonly Side[]): Side[] {
  const byAccount = new Map<string, Side>()
  for (const { account, amount } of sides) {
    const before = byAccount.get(keyOf(account))?.amount ?? 0
    byAccount.set(keyOf(account), { account, amount: before + amount })
  }
  return [...byAccount.values()].filter(({ amount }) => amount !== 0)
}

function check(sides: readonly Side[]): void {
  const sum = sides.reduce((total, { amount }) => total + amount, 0)
  const whole = sides.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
  if (sum !== 0 || !whole || sides.length < 2)
    throw new Error('a movement has two or more whole sides that sum to zero')
}

function refuseOverdraft({ id, kind, balance }: queries.Account, amount: number): void {
  if (balance === null) return
  const after = balance + amount
  if (debtKinds.has(kind) ? after <= 0 : after >= 0) return
  if (kind === 'customer') throw new Failure('insufficientBalance')
  throw new Error(`account ${id} (${kind}) cannot hold ${after}`)
}

/**
 * Posts a movement with double entry, in the caller's transaction. Accounts that keep a balance are locked in id order; other
 * accounts are not locked. Amounts are in the smallest unit. Idempotent by kind and reference.
 * @returns false when the movement exists already.
 * @throws Failure `insufficientBalance` when a customer's balance is too low.
 */
export function post(tx: Tx, { sides, ...movement }: Movement): Promise<boolean> {
  const refs = sides.map(({ account }) => account)
  return postBy(tx, movement, refs, () => sides)
}

/** The balance of a locked account. @throws Error for an account that keeps no balance. */
export type Holds = (account: AccountRef) => number

/**
 * Like `post`, for sides that depend on balances: `refs` names every account that may be changed, and `sidesOf` is called with
 * the balances after they are locked.
 */
export async function postBy(
  tx: Tx,
  { kind, referenceId, at }: Omit<Movement, 'sides'>,
  refs: readonly AccountRef[],
  sidesOf: (holds: Holds) => readonly Side[],
): Promise<boolean> {
  const accounts = await openAndLock(tx, refs)
  const accountOf = (ref: AccountRef): queries.Account => {
    const account = accounts.get(keyOf(ref))
    if (!account) throw new Error(`no ${ref.kind} account of ${ref.ownerId}`)
    return account
  }
  const sides = sidesOf((ref) => {
    const { balance } = accountOf(ref)
    if (balance === null) throw new Error(`a ${ref.kind} account keeps no balance`)
    return balance
  })
  check(sides)
  const id = uuid()
  if (!(await queries.insertTransaction(tx, { id, kind, reference_id: referenceId, created_at: at }))) return false
  const entries = sides.map(({ account: ref, amount }) => {
    const account = accountOf(ref)
    refuseOverdraft(account, amount)
    return { accountId: account.id, amount }
  })
  await queries.insertEntries(tx, id, entries)
  return true
}

/** Opens missing accounts and locks those that keep a balance; returns them by key. */
async function openAndLock(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, queries.Account>> {
  const distinct = [...new Map(refs.map((ref) => [keyOf(ref), ref])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ref]) => ref)
  await queries.openAccounts(
    tx,
    distinct.map((ref) => ({ ref, keeps: keepsBalance(ref) })),
  )
  const keeping = distinct.filter(keepsBalance)
  const others = distinct.filter((ref) => !keepsBalance(ref))
  const locked = keeping.length > 0 ? await queries.lockAccounts(tx, keeping) : []
  const found = others.length > 0 ? await queries.findAccounts(tx, others) : []
  return new Map([...locked, ...found].map((account) => [keyOf(account), account]))
}

/** The sides of a transfer. */
export const transfer = (from: AccountRef, to: AccountRef, amount: number): Side[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]
