import { v7 as uuid } from 'uuid'
import { type ArticleColumn, articleColumns } from '@contract/article-columns'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { cityList } from '../address/cities'
import { insertAnnouncement } from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const columnOf = (args: readonly string[]): ArticleColumn => {
  const named = args.includes('--column') ? args[args.indexOf('--column') + 1] : 'news'
  const column = articleColumns.find((each) => each === named)
  if (!column) throw new StartError(`The column is one of ${articleColumns.join(', ')}.`)
  return column
}

/** @throws StartError for a city that is not in the list of cities */
function cityOf(args: readonly string[]): string | null {
  if (!args.includes('--city')) return null
  const named = args[args.indexOf('--city') + 1]
  const city = cityList('en').items.find(({ code, name }) => code === named || name === named)
  if (!city) throw new StartError('The city is the code or the English name of one in the list of cities.')
  return city.code
}

/** Publishes an announcement to everybody; it appears among their messages at once, and in the news of home, of one city or of all. */
const announce: Command = async ({ context: { db, clock } }, args) => {
  const column = columnOf(args)
  const city = cityOf(args)
  const [titleEn, titleZh, en, zh] = args.map((each) => each.trim())
  if (!titleEn || !titleZh || !en || !zh)
    throw new StartError('An announcement has a title and a text in both languages.')
  const id = uuid()
  const title = { en: titleEn, zh: titleZh }
  await insertAnnouncement(db, { id, title, text: { en, zh }, column, city, at: clock.now() })
  print(`Published as ${id}.`)
}

/** The operator's commands for announcements. */
export const announceCommands: Readonly<Record<string, Command>> = { announce }
