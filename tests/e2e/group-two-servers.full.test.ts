import { groupOrder } from '@contract/calls/group-deal'
import { walletBalance } from '@contract/calls/wallet'
import { voucherDetail } from '@contract/calls/voucher'
import { formatMoney } from '@contract/money'
import { startGroup } from '../../server/testing/group-deals'
import { dealWords } from '../support/deal-words'
import { addressOf } from '../support/examples'
import { aDealForTwo, endTimeOf } from '../support/group-deals'
import { people, type Person } from '../support/person'
import type { Server } from '../support/server'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'
import { until } from '../support/until'

// Nobody of the demo joins by themselves at either server.
const alone = { DEMO_AUTOPILOT: 'off' }
const stage = new Stage(alone)
let other: Server
beforeAll(async () => {
  other = await stage.second(alone)
})
afterAll(() => other?.stop())

const balanceOf = async (person: Person) => (await person.caller.call(walletBalance, {})).balance

describe.each(languagesOf('zh'))('a group across two servers, in %s', (language) => {
  const say = dealWords[language]

  /** A starter at one server and somebody at the other, who both look at the group of the first. */
  async function twoInFront() {
    const [ann, ben] = [
      await stage.open({ phone: people.member, language }),
      await stage.open({ phone: people.customer, language }, other.url),
    ]
    await fundAll(stage.rows, [ann.caller, ben.caller])
    const balances = [await balanceOf(ann), await balanceOf(ben)] as const
    const deal = await aDealForTwo(ann.caller)
    const { groupId, orderId } = await startGroup(ann.caller, deal.id)
    for (const each of [ann, ben]) {
      await each.goto(addressOf('dealGroup', { dealGroup: { id: groupId } }))
      await each.sees(say.more(1))
    }
    return { ann, ben, deal, groupId, orderId, balances }
  }

  it('should form with the payment at one, and show its vouchers at both', async () => {
    const { ann, ben, deal, groupId, balances } = await twoInFront()
    await ben.tap(say.join)
    await ben.tap(say.pay)
    await payFromBalance(ben)
    await ben.sees(ben.words.paid)
    await ann.sees(say.formed)
    await ben.goto(addressOf('dealGroup', { dealGroup: { id: groupId } }))
    for (const each of [ann, ben]) {
      await each.tap(say.voucher)
      await each.sees(say.left(1))
    }
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual(balances.map((before) => before - deal.price))
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })

  it('should fail when its time is up, refund the money once, and be closed at both', async () => {
    const { ann, ben, deal, groupId, orderId, balances } = await twoInFront()
    await endTimeOf(stage.db, groupId)
    await ann.sees(say.failed)
    await ann.sees(say.back(formatMoney(deal.price)))
    await until(async () => (await balanceOf(ann)) === balances[0], 'the refund')
    expect(await ben.caller.call(groupOrder, { groupId })).toMatchObject({ state: 'failed', canJoin: false })
    expect(await balanceOf(ben)).toBe(balances[1])
    expect(await ann.caller.refusal(voucherDetail, { orderId })).toBe('orderNotFound')
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })
})
