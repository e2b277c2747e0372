import { v7 as uuid, validate as isUuid } from 'uuid'
import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import type { Context } from '../../../context'
import { isDistrict, regionText } from '../../address/areas'
import * as queries from './queries'
import { standardGroups } from './standard'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- product-categories [standard]
npm run operator -- product-category <key> "<name>" "<name in Chinese>" [<group>]
npm run operator -- warehouses
npm run operator -- warehouse <district code> "<name>" "<name in Chinese>"
npm run operator -- mall-shop <store id>`

/** Lists the categories of products; with "standard", inserts those that a mall begins with and that are missing. */
const categories: Command = async ({ context: { db } }, [kind]) => {
  if (kind !== undefined && kind !== 'standard') throw new StartError(usage)
  if (kind) await db.transaction().execute(insertStandard)
  const rows = await queries.listCategories(db)
  for (const { key, name, parent_key } of rows)
    print(`${parent_key === null ? '' : '  '}${key}  ${name.en}  ${name.zh}`)
  if (rows.length === 0) print('There are no categories: npm run operator -- product-categories standard')
}

/** Adds a category of products, or a group without `group`; one that exists is renamed and stays in its group. */
const category: Command = async ({ context: { db } }, [key = '', en = '', zh = '', group]) => {
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(key) || !en || !zh) throw new StartError(usage)
  await db.transaction().execute(async (tx) => {
    const parent = group === undefined ? null : await queries.lockCategory(tx, group)
    if (parent !== null && parent?.parent_key !== null) throw new StartError(`There is no group ${group}.`)
    const before = await queries.lockCategory(tx, key)
    if (before && before.parent_key !== (group ?? null))
      throw new StartError(before.parent_key ? `${key} stays in ${before.parent_key}.` : `${key} stays a group.`)
    await queries.saveCategory(tx, { key, name: { en, zh }, group: group ?? null })
  })
  print('Saved.')
}

/** Inserts missing groups and categories; a key that is in use for another purpose stays as it is. */
async function insertStandard(tx: Parameters<typeof queries.lockCategory>[0]): Promise<void> {
  for (const { key, name, categories: children } of standardGroups) {
    const group = await queries.lockCategory(tx, key)
    if (!group) await queries.saveCategory(tx, { key, name, group: null })
    if (group && group.parent_key !== null) continue
    for (const [child, words] of children)
      if (!(await queries.lockCategory(tx, child)))
        await queries.saveCategory(tx, { key: child, name: words, group: key })
  }
}

/** Lists the warehouses with their districts. */
const warehouses: Command = async ({ context: { db } }) => {
  const rows = await queries.listWarehouses(db)
  for (const { name, region_code } of rows)
    print(`${region_code}  ${name.en}  ${name.zh}  ${regionText(region_code, 'en')}`)
  if (rows.length === 0)
    print('There are no warehouses: npm run operator -- warehouse <district code> "<name>" "<name in Chinese>"')
}

/** Adds the warehouse of a district, or renames it. */
const warehouse: Command = async ({ context: { db } }, [region = '', en = '', zh = '']) => {
  if (!isDistrict(region) || !en || !zh) throw new StartError(usage)
  await db.transaction().execute((tx) => queries.saveWarehouse(tx, { id: uuid(), region, name: { en, zh } }))
  print('Saved.')
}

/** Turns a new store into a shop of the mall. */
const shop: Command = async ({ context: { db } }, [id = '']) => {
  if (!isUuid(id)) throw new StartError(usage)
  if (!(await db.transaction().execute((tx) => queries.makeShop(tx, id))))
    throw new StartError('Only a closed store without items and orders can become a shop of the mall.')
  print('Saved.')
}

/** The lines for the person who starts a server on which shops of the mall cannot list products. */
export async function mallWarnings({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const parts = config.demo ? undefined : await queries.mallParts(db)
  if (!parts?.shops) return []
  const none = (what: string, command: string) =>
    `Warning: there are no ${what}, so no shop of the mall can list a product: npm run operator -- ${command}`
  return [
    ...(parts.categories ? [] : [none('categories of products', 'product-categories standard')]),
    ...(parts.warehouses ? [] : [none('warehouses', 'warehouse <district code> "<name>" "<name in Chinese>"')]),
  ]
}

/** The operator's commands for what all shops of the mall share. */
export const mallCommands: Readonly<Record<string, Command>> = {
  'product-categories': categories,
  'product-category': category,
  warehouses,
  warehouse,
  'mall-shop': shop,
}
