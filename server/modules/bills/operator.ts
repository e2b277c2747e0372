import { readFile } from 'node:fs/promises'
import { BillProvider } from '@contract/entities/bill'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { isDay } from '../../plain-days'
import { BillError } from './parse'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = 'npm run operator -- bill wechat|alipay <day> <file>'

/** Imports a bill file, and says what of it differs. */
const bill: Command = async ({ context: { db }, services }, [name, day = '', path]) => {
  const provider = BillProvider.safeParse(name)
  if (!provider.success || !isDay(day) || !path) throw new StartError(usage)
  const file = await readFile(path).catch(() => {
    throw new StartError(`${path} cannot be read.`)
  })
  const by = `operator:${process.env.USER ?? 'unknown'}`
  const of = { provider: provider.data, day }
  try {
    const lines = await db.transaction().execute((tx) => services.bills.import(tx, { ...of, file, by }))
    print(`${lines} lines of ${provider.data} for ${day}.`)
  } catch (error) {
    if (error instanceof BillError)
      throw new StartError(`${path} is no whole bill of ${provider.data}: ${error.message}.`)
    throw error
  }
  const { items } = await services.bills.differences(of)
  for (const each of items)
    print([each.of, each.what, each.number, `billed ${each.billed ?? '–'}`, `ours ${each.ours ?? '–'}`].join('  '))
  print(items.length === 0 ? 'Nothing differs.' : `${items.length} differences.`)
}

/** The commands of bill files. */
export const billCommands: Readonly<Record<string, Command>> = { bill }
