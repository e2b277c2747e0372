import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { AccountKind, Database, ProviderName } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'

export type { AccountRef } from './queries'

/** One side of a movement: a positive amount comes in, a negative one goes out. */
export interface Side {
  readonly account: queries.AccountRef
  readonly amount: number
}

export interface Movement {
  readonly kind: 'payment' | 'refund' | 'settlement' | 'topUp' | 'surplus' | 'return' | 'credit' | 'creditTakenBack'
  /** What is moved for; one movement of a kind for one reference, ever. */
  readonly referenceId: string
  readonly at: Date
  readonly sides: readonly Side[]
}

/** The owner of the accounts that belong to nobody: the deployment itself. */
const deployment = '00000000-0000-7000-8000-000000000000'

/** Where the deployment's own money comes from, such as the demo's balances; it may be negative. */
export const funding: queries.AccountRef = { kind: 'funding', ownerId: deployment }

/** What a provider took in and has not handed over: as much below zero as it owes. */
export const clearing = (provider: ProviderName): queries.AccountRef => ({ kind: provider, ownerId: deployment })

/** Money that arrived for what was paid already, or for nothing any more, on its way back. */
export const returning: queries.AccountRef = { kind: 'returning', ownerId: deployment }

const mayBeNegative = new Set<AccountKind>(['funding', 'wechat', 'alipay', 'storeDebt'])

function check(sides: readonly Side[]): void {
  const sum = sides.reduce((total, { amount }) => total + amount, 0)
  const whole = sides.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
  if (sum !== 0 || !whole || sides.length < 2)
    throw new Error('a movement has two or more whole sides that sum to zero')
}

function refuseOverdraft(account: queries.LockedAccount, amount: number): void {
  if (mayBeNegative.has(account.kind) || account.balance + amount >= 0) return
  if (account.kind === 'customer') throw new Failure('insufficientBalance')
  throw new Error(`account ${account.id} (${account.kind}) would fall below zero`)
}

/**
 * Moves money: double entry, in the caller's transaction, accounts locked in id order. Amounts are in the smallest unit.
 * @returns false when this movement was made before; nothing is written then.
 * @throws Failure `insufficientBalance` when a customer's account does not hold enough.
 */
export function post(tx: Transaction<Database>, { sides, ...movement }: Movement): Promise<boolean> {
  const refs = sides.map(({ account }) => account)
  return postBy(tx, movement, refs, () => sides)
}

/**
 * Like `post`, for a movement whose sides depend on what its accounts hold: `refs` names every account it may touch, and
 * `sidesOf` is told what each holds, in that order, once they are locked.
 */
export async function postBy(
  tx: Transaction<Database>,
  { kind, referenceId, at }: Omit<Movement, 'sides'>,
  refs: readonly queries.AccountRef[],
  sidesOf: (...holds: number[]) => readonly Side[],
): Promise<boolean> {
  await queries.openAccounts(tx, refs)
  const accounts = await queries.lockAccounts(tx, refs)
  const accountOf = (ref: queries.AccountRef): queries.LockedAccount => {
    const account = accounts.find((each) => each.kind === ref.kind && each.ownerId === ref.ownerId)
    if (!account) throw new Error(`no ${ref.kind} account of ${ref.ownerId}`)
    return account
  }
  const sides = sidesOf(...refs.map((ref) => accountOf(ref).balance))
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

/** Both sides of a movement from one account to another. */
export const transfer = (from: queries.AccountRef, to: queries.AccountRef, amount: number): Side[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]
