import { validate as isUuid } from 'uuid'
import { failureMessages } from '@contract/failure-messages'
import { buildApp, type App } from './app'
import { print, run } from './command'
import { type Config, loadConfig, StartError } from './config'
import { startDatabase } from './database/start'
import { demoAssets } from './demo/assets'
import { closeCommands } from './demo/close/operator'
import { stayCommands } from './demo/hotel/pass-days'
import { isFailure } from './http/failure'
import { announceCommands } from './modules/article/operator'
import { findApplication, waiting } from './modules/application/queries'
import { numberOf } from './modules/application/view'
import { billCommands } from './modules/bills/operator'
import { chatCommands } from './modules/chat/operator'
import { commissionCommands } from './modules/commission/operator'
import { deliveryCommands } from './modules/delivery/operator'
import { errandCommands } from './modules/errand/operator'
import { holidayCommands } from './modules/holiday/operator'
import { hotelReferenceCommands } from './modules/hotel/reference/operator'
import { invoiceCommands } from './modules/invoice/operator'
import { fraudCommands } from './modules/fraud/operator'
import { payoutCommands } from './modules/store-payout/operator'
import { reportCommands } from './modules/report/operator'
import { staffCommands } from './modules/staff/operator'
import { categoryCommands } from './modules/store/categories/operator'
import { caseCommands } from './modules/mall/after-sales/operator'
import { mallCommands } from './modules/mall/reference/operator'

const usage = `npm run operator -- list
npm run operator -- show <id>
npm run operator -- approve <id>
npm run operator -- reject <id> "<reason>" [--field <name>] [--final]
npm run operator -- cases
npm run operator -- case <id>
npm run operator -- note <id> "<text>"
npm run operator -- decide <id> all|part|nothing "<reason>" [--amount <fen>]
npm run operator -- announce "<title>" "<title in Chinese>" "<text>" "<text in Chinese>" [--column news|offers|service] [--city <code>]
npm run operator -- chats
npm run operator -- chat <id> [<number>]
npm run operator -- answer <id> "<text>"
npm run operator -- end-chat <id>
npm run operator -- reports
npm run operator -- report <id>
npm run operator -- answer-report <id> upheld|dismissed "<reason>"
npm run operator -- remove-message <report id> <number> "<reason>"
npm run operator -- hotel-facilities standard
npm run operator -- hotel-area <key> <city> "<name>" "<name in Chinese>" <latitude>,<longitude>
npm run operator -- hotel-brand <key> "<name>" "<name in Chinese>"
npm run operator -- hotel-themes
npm run operator -- hotel-theme <key> "<name>" "<name in Chinese>" [--picture <file>]
npm run operator -- hotel-theme <key> remove
npm run operator -- holidays [<year>]
npm run operator -- holiday <day>[..<day>] off|work "<name>" "<name in Chinese>"
npm run operator -- holiday <day>[..<day>] forget
npm run operator -- invoices
npm run operator -- issue-invoice <order number> <invoice number>
npm run operator -- fraud-cases
npm run operator -- fraud-case <id> release|refuse "<reason>"
npm run operator -- errands
npm run operator -- errand <order number> accept "<name>" "<name in Chinese>" <phone>
npm run operator -- errand <order number> arrive|give-up|set-off <minutes>|delay <minutes>
npm run operator -- errand <order number> ask <fen> <fen without> ["<note>"]
npm run operator -- errand <order number> buy <fen> --photo <file>
npm run operator -- errand <order number> pick-up|deliver <code> [--photo <file>]
npm run operator -- errand <order number> nobody <minutes> <calls>
npm run operator -- errand <order number> hand-back <fen>
npm run operator -- deliveries
npm run operator -- delivery <order number> assign <phone of the rider>|release
npm run operator -- rider <phone> suspend|resume
npm run operator -- delivery-zones
npm run operator -- delivery-zone <key> <latitude>,<longitude> <metres> offer|all|hand [<raise> <most>]
npm run operator -- delivery-zone <key> remove
npm run operator -- courier-invoices
npm run operator -- courier-invoice <courier> <invoice number> <fen> "<reason>"
npm run operator -- bill wechat|alipay <day> <file>
npm run operator -- commissions
npm run operator -- commission <percent> from <day> [--kind <kind>] [--category <key>|--store <id>]
npm run operator -- payouts
npm run operator -- payout <id> approve|show|paid
npm run operator -- payout <id> reject|returned "<reason>" "<reason in Chinese>"
npm run operator -- payouts-of <store id> stop "<reason>" "<reason in Chinese>"|resume
npm run operator -- staff [<phone> grant|revoke <role>]
npm run operator -- categories [standard]
npm run operator -- category <key> "<name>" "<name in Chinese>" [<group>]
npm run operator -- product-categories [standard]
npm run operator -- product-category <key> "<name>" "<name in Chinese>" [<group>]
npm run operator -- warehouses
npm run operator -- warehouse <district code> "<name>" "<name in Chinese>"
npm run operator -- mall-shop <store id>
npm run operator -- pass <order number> <days>
npm run operator -- close-demo`

/** Number of listed waiting applications. */
const most = 100

const none = 'There is no such application.'

/** The id of an application that is named at the command. @throws StartError */
const named = (id: string | undefined): string => {
  if (id === undefined || !isUuid(id)) throw new StartError(none)
  return id
}

type Command = (app: App, args: readonly string[]) => Promise<void>

/** The name by which the person at the command is logged. */
const operator = (): string => `operator:${process.env.USER ?? 'unknown'}`

const valueAfter = (args: readonly string[], flag: string): string | undefined => {
  const place = args.indexOf(flag)
  return place === -1 ? undefined : args[place + 1]
}

async function list({ context }: App): Promise<void> {
  const rows = await waiting(context.db, most)
  for (const row of rows)
    print([row.id, numberOf(row), row.kind, row.applicant, row.submitted_at.toISOString()].join('  '))
  if (rows.length === 0) print('No application waits for a decision.')
}

async function show({ context, services: { applications, privateMedia } }: App, [id]: readonly string[]) {
  const row = await findApplication(context.db, named(id))
  if (!row) throw new StartError(none)
  const { closed } = applications.picturesOf(row)
  const { publicUrl, host, port } = context.config
  const base = publicUrl ?? `http://${host}:${port}`
  print(`${numberOf(row)}  ${row.kind}  ${row.state}`)
  print(JSON.stringify(applications.formOf(row), null, 2))
  for (const [field, ids] of Object.entries(closed))
    for (const each of ids) {
      const picture = await privateMedia.privateAddress(each, { kind: 'reviewer', name: operator() })
      print(`${field}: ${picture ? `${base}${picture.path}-1404.webp` : 'removed'}`)
    }
}

const approve: Command = async ({ context, services }, [id]) => {
  const of = named(id)
  await context.db.transaction().execute((tx) => services.applications.approve(tx, of, operator()))
  print('Approved.')
}

const reject: Command = async ({ context, services }, [id, reason = '', ...flags]) => {
  const of = named(id)
  const field = valueAfter(flags, '--field') ?? null
  const reasons = reason && !reason.startsWith('--') ? [{ field, text: { en: reason, zh: reason } }] : []
  const isFinal = flags.includes('--final')
  await context.db.transaction().execute((tx) => services.applications.reject(tx, of, operator(), { reasons, isFinal }))
  print(isFinal ? 'Rejected.' : 'Rejected; it can be handed in again.')
}

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  approve,
  reject,
  ...caseCommands,
  ...announceCommands,
  ...chatCommands,
  ...stayCommands,
  ...closeCommands,
  ...holidayCommands,
  ...hotelReferenceCommands,
  ...invoiceCommands,
  ...deliveryCommands,
  ...billCommands,
  ...commissionCommands,
  ...payoutCommands,
  ...fraudCommands,
  ...errandCommands,
  ...reportCommands,
  ...staffCommands,
  ...categoryCommands,
  ...mallCommands,
}

async function execute(config: Config, [name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new StartError(usage)
  const database = await startDatabase(config, print, { name: 'linli-operator' })
  try {
    const app = await buildApp({ ...demoAssets, config, db: database.db, databaseUrl: database.url })
    try {
      await command(app, args)
    } finally {
      await app.stop()
    }
  } catch (error) {
    if (!isFailure(error)) throw error
    throw new StartError(failureMessages[error.failure].en)
  } finally {
    await database.stop()
  }
}

run(() => execute(loadConfig({ ...process.env, LOG_LEVEL: 'error' }), process.argv.slice(2)))
