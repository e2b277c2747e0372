import type { Kysely, Transaction } from 'kysely'
import { formatMoney } from '@contract/money'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import { FraudDesk } from '../fraud/desk'
import type { Seal } from '../../security/seal'
import { WithdrawalDesk } from './desk'
import * as queries from './queries'

interface Parts extends Pick<Context, 'clock' | 'config' | 'log'> {
  readonly db: Kysely<Database>
  readonly seal: Seal
  /** Whether servers ask a provider for payouts. */
  readonly pays: boolean
}

type Tx = Transaction<Database>
type Decision = (desk: WithdrawalDesk, tx: Tx, id: string, reason: Bilingual) => Promise<boolean>

export const usage = `npm run withdrawals                      lists what is not decided or not credited yet
npm run withdrawals -- payee ID          shows whom the money goes to
npm run withdrawals -- approve ID
npm run withdrawals -- reject ID REASON  gives the money back
npm run withdrawals -- credited ID       after a payout by hand
npm run withdrawals -- failed ID REASON  after a payout by hand that came back`

interface Command {
  readonly decide: Decision
  readonly needsReason?: boolean
  /** Only where payouts are made by hand: else the provider says so. */
  readonly byHand?: boolean
}

const commands: Readonly<Record<string, Command>> = {
  approve: { decide: (desk, tx, id) => desk.approve(tx, id) },
  reject: { decide: (desk, tx, id, reason) => desk.reject(tx, id, reason), needsReason: true },
  credited: { decide: (desk, tx, id) => desk.credit(tx, id), byHand: true },
  failed: { decide: (desk, tx, id, reason) => desk.bounce(tx, id, reason), needsReason: true, byHand: true },
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

async function list({ db }: Parts): Promise<string[]> {
  const rows = await queries.openWithdrawals(db)
  if (rows.length === 0) return ['No withdrawal waits.']
  return rows.map(({ id, state, amount, fee, title, masked_number, created_at }) =>
    [id, state.padEnd(11), created_at.toISOString(), formatMoney(amount - fee), title.en, masked_number].join('  '),
  )
}

async function payeeOf({ db, seal, log }: Parts, id: string): Promise<string[]> {
  const row = await queries.withdrawalById(db, id)
  if (!row) throw new RangeError(`There is no withdrawal ${id}.`)
  const { number, name, phone } = JSON.parse(seal.open(row.payee_sealed)) as Record<string, string | null>
  log.info({ withdrawal: id }, 'an operator looked at the payee of a withdrawal')
  return [[row.title.en, number, name, phone].filter(Boolean).join('  '), formatMoney(row.amount - row.fee)]
}

/**
 * Carries out a command of an operator.
 * @returns the lines to print; undefined for an unknown command
 * @throws RangeError in one sentence when the withdrawal is not in a state that allows it
 */
export async function decide(
  parts: Parts,
  [name, id = '', ...words]: readonly string[],
): Promise<string[] | undefined> {
  if (name === undefined) return list(parts)
  if (!isId(id)) return undefined
  if (name === 'payee') return payeeOf(parts, id)
  const command = commands[name]
  const text = words.join(' ').trim()
  if (!command || (command.needsReason && !text)) return undefined
  if (command.byHand && parts.pays) throw new RangeError('The provider of payouts says what became of them.')
  const desk = new WithdrawalDesk(parts, parts.pays, new FraudDesk(parts))
  const done = await parts.db.transaction().execute((tx) => command.decide(desk, tx, id, { en: text, zh: text }))
  if (!done)
    throw new RangeError(
      `The withdrawal ${id} does not exist, is not in a state that allows this, or waits for staff because of signals of fraud.`,
    )
  return [`${name}: ${id}`]
}
