import type { Transaction } from 'kysely'
import { validate as isUuid } from 'uuid'
import { formatMoney } from '@contract/money'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import type { Database } from '../../database/schema'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>
type Tx = Transaction<Database>

const usage = `npm run operator -- payouts
npm run operator -- payout <id> approve|show|paid
npm run operator -- payout <id> reject|returned "<reason>" "<reason in Chinese>"
npm run operator -- payouts-of <store id> stop "<reason>" "<reason in Chinese>"|resume`

const person = (): string => `operator:${process.env.USER ?? 'unknown'}`

const inTransaction = <T>({ context }: App, work: (tx: Tx) => Promise<T>) => context.db.transaction().execute(work)

/** Lists the payouts that have not ended, the oldest first. */
const payouts: Command = async ({ context: { db } }) => {
  const rows = await queries.openPayouts(db)
  for (const { id, state, amount, created_at, store_name, masked_number, endorsed_by } of rows) {
    const who = endorsed_by ? `endorsed by ${endorsed_by}` : ''
    print(
      [id, state.padEnd(8), created_at.toISOString(), formatMoney(amount), store_name.en, masked_number, who].join(
        '  ',
      ),
    )
  }
  if (rows.length === 0) print('No payout is open.')
}

/** The reason of a step in both languages. @throws StartError */
function reasonOf([en = '', zh = en]: readonly string[]) {
  if (!en.trim()) throw new StartError(usage)
  return { en: en.trim(), zh: zh.trim() }
}

async function show({ context: { db, seal, log } }: App, id: string): Promise<void> {
  const row = await queries.payoutById(db, id)
  if (!row) throw new StartError('There is no such payout.')
  const { number, name, phone } = JSON.parse(seal.open(row.payee_sealed)) as Record<string, string | null>
  log.info({ payout: id, by: person() }, 'an operator looked at the payee of a payout')
  print([row.title.en, number, name, phone, formatMoney(row.amount)].filter(Boolean).join('  '))
}

/** Approves or rejects a payout; where payouts are made by hand, says what became of it. */
const payout: Command = async (app, [id = '', step = '', ...words]) => {
  if (!isUuid(id)) throw new StartError(usage)
  if (step === 'show') return show(app, id)
  const { storePayouts: desk } = app.services
  const steps: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
    approve: (tx) => desk.approve(tx, id, person()),
    reject: (tx) => desk.reject(tx, id, person(), reasonOf(words)),
    paid: (tx) => desk.credit(tx, id),
    returned: (tx) => desk.bounce(tx, id, reasonOf(words)),
  }
  const take = steps[step]
  if (!take) throw new StartError(usage)
  if (desk.pays && step === 'paid') throw new StartError('The provider of payouts says what became of them.')
  const done = await inTransaction(app, take)
  if (!done)
    throw new StartError(
      'The payout does not exist, is not in a state that allows this, or waits for a second person or a decision on signals of fraud.',
    )
  print(`${id}: ${typeof done === 'string' ? done : step}`)
}

/** Stops the payouts of a store for a reason, or resumes them. */
const payoutsOf: Command = async (app, [storeId = '', step, ...words]) => {
  const stopped = step === 'resume' ? null : reasonOf(words)
  if (!isUuid(storeId) || (step !== 'stop' && step !== 'resume')) throw new StartError(usage)
  if (!(await queries.storeOf(app.context.db, storeId))) throw new StartError('There is no such store.')
  await inTransaction(app, (tx) => app.services.storePayouts.stop(tx, storeId, stopped))
  print(step === 'stop' ? 'Nothing is paid out until it is resumed.' : 'Payouts are made again.')
}

/** The operator's commands for payouts of merchants. */
export const payoutCommands: Readonly<Record<string, Command>> = { payouts, payout, 'payouts-of': payoutsOf }
