import { v7 as uuid } from 'uuid'
import { type ArticleColumn, articleColumns } from '@contract/article-columns'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { insertAnnouncement } from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const columnOf = (args: readonly string[]): ArticleColumn => {
  const named = args.includes('--column') ? args[args.indexOf('--column') + 1] : 'news'
  const column = articleColumns.find((each) => each === named)
  if (!column) throw new StartError(`The column is one of ${articleColumns.join(', ')}.`)
  return column
}

/** Publishes an announcement to everybody; it appears among their messages at once. */
const announce: Command = async ({ context: { db, clock } }, args) => {
  const column = columnOf(args)
  const [titleEn, titleZh, en, zh] = args.map((each) => each.trim())
  if (!titleEn || !titleZh || !en || !zh)
    throw new StartError('An announcement has a title and a text in both languages.')
  const id = uuid()
  const title = { en: titleEn, zh: titleZh }
  await insertAnnouncement(db, { id, title, text: { en, zh }, column, at: clock.now() })
  print(`Published as ${id}.`)
}

/** The operator's commands for announcements. */
export const announceCommands: Readonly<Record<string, Command>> = { announce }
