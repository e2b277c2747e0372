import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import type { Context } from '../../../context'
import * as queries from './queries'
import { standardGroups } from './standard'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- categories [standard]
npm run operator -- category <key> "<name>" "<name in Chinese>" [<group>]`

/** Lists the categories of stores; with "standard", inserts those that a town begins with and that are missing. */
const categories: Command = async ({ context: { db } }, [kind]) => {
  if (kind !== undefined && kind !== 'standard') throw new StartError(usage)
  if (kind) await db.transaction().execute(insertStandard)
  const rows = await queries.listCategories(db)
  for (const { key, name, group_key } of rows) print(`${key}  ${name.en}  ${name.zh}  ${group_key ?? '–'}`)
  if (rows.length === 0) print('There are no categories: npm run operator -- categories standard')
}

/** Adds a category of stores, or renames it. */
const category: Command = async ({ context: { db } }, [key = '', en = '', zh = '', group]) => {
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(key) || !en || !zh) throw new StartError(usage)
  if (group && !(await queries.hasGroup(db, group))) throw new StartError(`There is no group ${group}.`)
  await db.transaction().execute(async (tx) => {
    const position = await queries.nextPosition(tx)
    await queries.saveCategory(tx, { key, name: { en, zh }, group: group ?? null, position })
  })
  print('Saved.')
}

async function insertStandard(tx: Parameters<typeof queries.nextPosition>[0]): Promise<void> {
  const known = new Set((await queries.listCategories(tx)).map(({ key }) => key))
  let position = await queries.nextPosition(tx)
  for (const [order, group] of standardGroups.entries()) {
    await queries.ensureGroup(tx, group.key, group.name, order)
    for (const [key, name] of group.categories)
      if (!known.has(key)) await queries.saveCategory(tx, { key, name, group: group.key, position: position++ })
  }
}

/** The line for the person who starts a server on which no store can be opened for want of a category. */
export async function categoryWarnings({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  if (config.demo || (await queries.hasCategories(db))) return []
  return ['Warning: there are no categories of stores, so nobody can open one: npm run operator -- categories standard']
}

export const categoryCommands: Readonly<Record<string, Command>> = { categories, category }
