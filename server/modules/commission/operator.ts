import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { localDay } from '../../local-time'
import { isDay } from '../../plain-days'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- commissions
npm run operator -- commission <percent> from <day> [--kind <kind>] [--category <key>|--store <id>]`

const scopes = ['--kind', '--category', '--store'] as const
type Scope = (typeof scopes)[number]

const percentOf = (rate: number): string => `${(rate / 100).toFixed(2)} %`

/** The rate of "6" or "6.25" percent in basis points. @throws StartError */
function rateOf(text = ''): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new StartError(usage)
  return Math.round(Number(text) * 100)
}

/** The scopes named after a day. @throws StartError */
function scopesOf(words: readonly string[]): Partial<Record<Scope, string>> {
  const found: Partial<Record<Scope, string>> = {}
  for (let index = 0; index < words.length; index += 2) {
    const scope = scopes.find((each) => each === words[index])
    const value = words[index + 1]
    if (!scope || !value) throw new StartError(usage)
    found[scope] = value
  }
  return found
}

/** Lists the rules of the commission. */
const commissions: Command = async ({ context: { db } }) => {
  const rows = await queries.listedCommissions(db)
  for (const { rate, from_day, kind, category_key, store_id, store_name, set_by } of rows) {
    const of = store_id ? `${store_name?.en ?? ''} ${store_id}` : (category_key ?? 'every store')
    print([from_day, percentOf(rate).padStart(8), (kind ?? 'every kind').padEnd(12), of, set_by].join('  '))
  }
  if (rows.length === 0) print('No commission is set.')
}

/** Sets a commission from a day on. */
const commission: Command = async ({ context, services }, [percent, from, day = '', ...words]) => {
  const { db, config, clock } = context
  const rate = rateOf(percent)
  const named = scopesOf(words)
  const [kind, categoryKey, storeId] = scopes.map((scope) => named[scope] ?? null)
  if (from !== 'from' || !isDay(day)) throw new StartError(usage)
  if (day < localDay(config.timeZone, clock.now())) throw new StartError('A commission holds from today or later.')
  if (kind && !services.kinds.find(kind)) throw new StartError('There is no such kind of orders.')
  if (categoryKey && !(await queries.hasCategory(db, categoryKey))) throw new StartError('There is no such category.')
  if (storeId && !(await queries.hasStore(db, storeId))) throw new StartError('There is no such store.')
  const setBy = `operator:${process.env.USER ?? 'unknown'}`
  const rule = { kind: kind ?? null, categoryKey: categoryKey ?? null, storeId: storeId ?? null }
  await db.transaction().execute((tx) => services.commissions.set(tx, { ...rule, rate, fromDay: day, setBy }))
  print(`Commission of ${percentOf(rate)} from ${day}.`)
}

/** The operator's commands for commissions. */
export const commissionCommands: Readonly<Record<string, Command>> = { commissions, commission }
