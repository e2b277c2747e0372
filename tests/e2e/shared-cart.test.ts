import { sql } from 'kysely'
import { groupCartDetail } from '@contract/calls/group-cart'
import { paymentBalancePay } from '@contract/calls/payment'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import type { GroupCart } from '@contract/entities/group-cart'
import { pathOfRoute, routes } from '@/routes'
import { v7 as uuid } from 'uuid'
import { formatMoney } from '@contract/money'
import type { TestCaller } from '../../server/testing/caller'
import { groupWords } from '../support/group-words'
import { type Person, people, secrets } from '../support/person'
import { chooseIn, fundAll, giveDishBack, lockCart, startCart } from '../support/shared-cart'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'
import { until } from '../support/until'

// The test itself acts for the store and the other members.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** Three people of the demo with money, and a shop that the third one runs. */
async function atTheTable(language: 'en' | 'zh') {
  const shop = await findShop(stage.url, language)
  const [ann, ben, mia] = [
    await stage.open({ phone: people.member, language }),
    await stage.open({ phone: people.customer, language }),
    await stage.open({ phone: people.merchant, language }),
  ]
  const callers = [ann.caller, ben.caller, mia.caller]
  await fundAll(stage.rows, callers)
  const { id: merchant_id } = await mia.caller.call(userInfo, {})
  await stage.db.updateTable('stores').set({ merchant_id }).where('id', '=', shop.id).execute()
  return { shop, ann, ben, mia, words: groupWords[language] }
}

const open = (person: Person, screen: 'groupCart' | 'groupSplit', { id }: Pick<GroupCart, 'id'>) =>
  person.goto(`${pathOfRoute(routes[screen])}?id=${id}`)

/** Joins by the link, chooses two of the shop's plain dish, and waits until the cart has them. */
async function joinAndChoose(ben: Person, { id: cartId, token }: GroupCart, { plain }: Shop): Promise<void> {
  const words = groupWords[ben.language]
  await ben.goto(`${pathOfRoute(routes.groupJoin)}?token=${token}`)
  await ben.tap(words.join)
  await ben.isAt(words.title)
  await ben.tap(words.add)
  await ben.tap(ben.words.add(plain.name))
  await ben.tap(ben.words.add(plain.name))
  await ben.tap(words.toCart)
  const chosen = async () => mine(await ben.caller.call(groupCartDetail, { cartId }))?.lines ?? []
  await until(async () => (await chosen()).some(({ quantity }) => quantity === 2), 'the choice')
}

const mine = ({ people: all }: GroupCart) => all.find(({ isMine }) => isMine)

async function payByCall(caller: TestCaller, cartId: string): Promise<void> {
  const { payment } = await caller.call(groupCartDetail, { cartId })
  const how = { payPassword: secrets.payPassword, idempotencyKey: uuid() }
  await caller.call(paymentBalancePay, { paymentId: payment?.id ?? '', ...how })
}

/** Lets the payment deadline of an order pass. */
async function passTimeToPay(orderId: string): Promise<void> {
  const less = sql.raw(`- interval '16 minutes'`)
  await stage.db.transaction().execute(async (tx) => {
    await sql`update orders set pay_before = pay_before ${less} where id = ${orderId}`.execute(tx)
    await sql`update order_events set at = at ${less} where order_id = ${orderId}`.execute(tx)
    await sql`update jobs set run_at = run_at ${less} where payload->>'orderId' = ${orderId}`.execute(tx)
  })
}

describe.each(languagesOf('zh'))('in %s', (language) => {
  it('should be filled, paid and split by three browsers, and refund a dish to the person who paid it', async () => {
    const { shop, ann, ben, mia, words } = await atTheTable(language)
    const cart = await startCart(ann.caller, shop)
    await chooseIn(cart, mia.caller, shop)
    await chooseIn(cart, ann.caller, shop)
    await open(ann, 'groupCart', cart)
    await joinAndChoose(ben, cart, shop)
    await ann.tap(words.lockAndPay)
    await ann.tap(words.lock)
    await ann.isAt(words.together)
    await ann.sees(words.toPay(3))
    await ben.tap(words.payShare)
    await ben.isAt(words.together)
    await ben.tap(words.payShare)
    await payFromBalance(ben)
    await ann.sees(words.toPay(2))
    await open(mia, 'groupSplit', cart)
    await mia.tap(words.payShare)
    await payFromBalance(mia)
    await ann.sees(words.toPay(1))
    await ann.tap(words.payShare)
    await payFromBalance(ann)
    await ben.sees(words.allPaid)
    const paid = await ann.caller.call(groupCartDetail, { cartId: cart.id })
    expect(paid.people.reduce((sum, { share }) => sum + (share?.total ?? 0), 0)).toBe(paid.total)
    const before = await ben.caller.call(walletBalance, {})
    const bens = mine(await ben.caller.call(groupCartDetail, { cartId: cart.id }))
    const { position } = await stage.db
      .selectFrom('group_cart_lines')
      .select('position')
      .where('id', '=', bens?.lines[0]?.id ?? '')
      .executeTakeFirstOrThrow()
    await giveDishBack(paid.order?.id ?? '', position ?? -1, ann.caller, mia.caller)
    const after = await ben.caller.call(walletBalance, {})
    const back = after.balance - before.balance
    expect(back).toBeGreaterThan(0)
    await ben.sees(words.back(formatMoney(back)))
    await ben.tap(words.order)
    for (const text of [words.preparing, words.dishes]) await ben.sees(text)
    expect([...ann.faults, ...ben.faults, ...mia.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close(), mia.close()])
  })

  itInFull('should refund everybody when one never pays', async () => {
    const { shop, ann, ben, mia, words } = await atTheTable(language)
    const cart = await startCart(ann.caller, shop)
    for (const { caller } of [ann, ben, mia]) await chooseIn(cart, caller, shop)
    const before = await ben.caller.call(walletBalance, {})
    const orderId = await lockCart(cart, ann.caller)
    await payByCall(ben.caller, cart.id)
    await open(ann, 'groupSplit', cart)
    await ann.sees(words.toPay(2))
    await ann.tap(words.nudge)
    await ann.sees(words.nudged)
    await passTimeToPay(orderId)
    await ann.sees(words.cancelled)
    await ann.sees(words.allBack)
    expect(await ben.caller.call(walletBalance, {})).toMatchObject({ balance: before.balance })
    expect(ann.faults).toEqual([])
    await Promise.all([ann.close(), ben.close(), mia.close()])
  })
})
