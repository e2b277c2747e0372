import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { phone } from '@contract/rules/phone'
import type { App } from '../../app'
import { fileAt, print } from '../../command'
import { StartError } from '../../config'
import type { Database, ErrandPhotoTable } from '../../database/schema'
import { sha256 } from '../../security/hash'
import { trustedId } from '../../security/trusted-id'
import { type Order, orderById } from '../order/queries'
import type { ErrandDesk } from './desk'
import * as queries from './queries'
import { withRider } from './view'

type Tx = Transaction<Database>
type Command = (app: App, args: readonly string[]) => Promise<void>
type Step = (app: App, errand: Found, given: Given) => Promise<unknown>

interface Found {
  readonly id: OrderId
  readonly customerId: string
}

/** Arguments of a step, and the photo that `--photo` names. */
interface Given {
  readonly words: readonly string[]
  readonly photo: Buffer | undefined
}

/** Number of listed errands. */
const most = 100

/** Whole number at a position of the arguments. @throws StartError */
function numberAt({ words }: Given, place: number, what: string): number {
  const text = words[place] ?? ''
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`Name ${what} as a whole number.`)
  return Number(text)
}

const locked = ({ context, services }: App, { id }: Found, work: (tx: Tx, order: Order) => Promise<unknown>) =>
  context.db.transaction().execute(async (tx) => work(tx, await services.orders.lock(tx, id)))

/** Keeps a photo and answers what adds it to a step; undefined without one. */
async function photoOf({ services }: App, { customerId }: Found, { photo }: Given, step: ErrandPhotoTable['step']) {
  if (!photo) return undefined
  const { photos } = services.errands
  const mediaId = await photos.keep(customerId, photo)
  return (tx: Tx, order: Order) => photos.add(tx, order, step, mediaId)
}

/** A step that the desk does with a locked errand. */
const rides =
  (work: (desk: ErrandDesk, tx: Tx, order: Order, given: Given) => Promise<unknown>): Step =>
  (app, errand, given) =>
    locked(app, errand, (tx, order) => work(app.services.errands.desk, tx, order, given))

/** Nobody has judged a rider whom the operator names. */
const likedPercent = 100

/** Adds a receipt, or replaces those of before: `buy <fen> [corrects] --photo <file>`. */
const buy: Step = async (app, errand, given) => {
  const amount = numberAt(given, 0, 'the amount of the receipt in fen')
  if (!given.photo) throw new StartError('A receipt needs a photo: --photo <file>')
  const corrects = given.words[1] === 'corrects'
  const receipt = { amount, photoHash: sha256(given.photo.toString('base64')) }
  const addPhoto = await photoOf(app, errand, given, 'receipt')
  await locked(app, errand, async (tx, order) => {
    const { desk, photos } = app.services.errands
    const bought = await desk.bought(tx, order, [receipt], corrects)
    if (bought.state === 'purchaseQuestion') return
    if (corrects) await photos.voidReceipts(tx, bought)
    await addPhoto?.(tx, bought)
  })
}

/** Proof of a hand-over: the code, or the photo alone. */
const shown = ({ words: [code], photo }: Given) => ({ ...(code && { code }), photo: photo !== undefined })

const steps: Readonly<Record<string, Step>> = {
  accept: rides((desk, tx, order, { words: [en = '', zh = '', number = ''] }) => {
    if (!en || !zh || phone(number) !== undefined)
      throw new StartError('Name the rider: accept "<name>" "<name in Chinese>" <phone>')
    return desk.accept(tx, order, { name: { en, zh }, phone: number, likedPercent })
  }),
  'give-up': rides((desk, tx, order) => desk.giveUp(tx, order)),
  arrive: rides((desk, tx, order) => desk.arrive(tx, order)),
  ask: rides((desk, tx, order, given) => {
    const [amount, without] = [numberAt(given, 0, 'what all costs in fen'), numberAt(given, 1, 'what is bought anyway')]
    return desk.ask(tx, order, { amount, without, note: given.words[2] ?? '' })
  }),
  buy,
  'pick-up': async (app, errand, given) =>
    app.services.errands.desk.pickUp(errand.id, shown(given), await photoOf(app, errand, given, 'pickup')),
  'set-off': rides((desk, tx, order, given) => desk.setOff(tx, order, numberAt(given, 0, 'the minutes of the way'))),
  delay: rides((desk, tx, order, given) => desk.delay(tx, order, numberAt(given, 0, 'the minutes'))),
  deliver: async (app, errand, given) =>
    app.services.errands.desk.deliver(errand.id, shown(given), await photoOf(app, errand, given, 'delivery')),
  nobody: rides((desk, tx, order, given) => {
    const [waited, calls] = [numberAt(given, 0, 'the minutes at the door'), numberAt(given, 1, 'the calls')]
    return desk.nobody(tx, order, { waited, calls })
  }),
  'hand-back': rides((desk, tx, order, given) =>
    desk.handBack(tx, order, numberAt(given, 0, 'what the shop gave back in fen')),
  ),
}

/** Lists the errands that riders have to do something about. */
const errands: Command = async ({ context }) => {
  const rows = await queries.openErrands(context.db, ['waitingAccept', ...withRider], most)
  for (const { number, state, placed_at, errand_kind, product, places } of rows) {
    const way = [places.from, places.to].flatMap((place) => place?.name ?? []).join(' → ')
    print([number, state, placed_at.toISOString(), errand_kind, product, way].filter(Boolean).join('  '))
  }
  if (rows.length === 0) print('No errand waits for a rider or has one.')
}

/** Does a rider's step with the errand of an order number. */
const errand: Command = async (app, [number = '', name = '', ...rest]) => {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (!step) throw new StartError(`Name a step: ${Object.keys(steps).join(', ')}.`)
  const found = await queries.errandByNumber(app.context.db, number)
  if (!found) throw new StartError('There is no errand of this number.')
  const at = rest.indexOf('--photo')
  const [words, [, file]] = at === -1 ? [rest, []] : [rest.slice(0, at), rest.slice(at)]
  const photo = file === undefined ? undefined : await fileAt(file)
  const id = trustedId('order', found.id)
  await step(app, { id, customerId: found.customer_id }, { words, photo })
  print((await orderById(app.context.db, id)).state)
}

/** The operator's commands for errands: what their riders do. */
export const errandCommands: Readonly<Record<string, Command>> = { errands, errand }
