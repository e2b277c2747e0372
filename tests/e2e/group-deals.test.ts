import { groupDetail } from '@contract/calls/group-deal'
import { walletBalance } from '@contract/calls/wallet'
import { voucherDetail } from '@contract/calls/voucher'
import type { GroupDeal } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { startGroup } from '../../server/testing/group-deals'
import { dealWords } from '../support/deal-words'
import { addressOf } from '../support/examples'
import { aDealForTwo, endTimeOf } from '../support/group-deals'
import { people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'
import { until } from '../support/until'

// Nobody of the demo joins by themselves.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** Pays for the place that is held. */
async function payPlace(person: Person): Promise<void> {
  await person.tap(dealWords[person.language].pay)
  await payFromBalance(person)
  await person.sees(person.words.paid)
}

/** Starts a group from the list of deals with a message to joiners; answers its id. */
async function startFrom(ann: Person, deal: GroupDeal, note: string): Promise<string> {
  const say = dealWords[ann.language]
  await ann.goto(addressOf('groupDeals'))
  // Packages of several stores have one name.
  await ann.screen.getByRole('button', { name: deal.name }).filter({ hasText: deal.store.name }).click()
  await ann.tap(say.start)
  await ann.fill(say.note, note)
  await ann.dialog.getByRole('button', { name: say.start }).click()
  await ann.isAt(say.mine)
  const { mine } = await ann.caller.call(groupDetail, { dealId: deal.id })
  return mine ?? ''
}

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = dealWords[language]
  const note = { en: 'Friday dinner', zh: '周五晚餐' }[language]

  it('should form with the last place that is paid, and give both their voucher', async () => {
    const [ann, ben] = [
      await stage.open({ phone: people.member, language }),
      await stage.open({ phone: people.customer, language }),
    ]
    await fundAll(stage.rows, [ann.caller, ben.caller])
    const { balance } = await ben.caller.call(walletBalance, {})
    const deal = await aDealForTwo(ann.caller)
    const groupId = await startFrom(ann, deal, note)
    await payPlace(ann)
    await ann.tap(ann.words.viewOrder)
    await ann.sees(say.more(1))

    const link = addressOf('dealGroup', { dealGroup: { id: groupId } })
    await ben.goto(link)
    await ben.sees(say.said(note))
    await ben.tap(say.join)
    await payPlace(ben)
    // His order leads to the group or to the voucher, by what the server does first.
    await ben.goto(link)
    for (const each of [ann, ben]) {
      await each.sees(say.formed)
      await each.tap(say.voucher)
      await each.sees(say.left(1))
    }
    expect(await ben.caller.call(walletBalance, {})).toMatchObject({ balance: balance - deal.price })
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })

  itInFull('should refund everybody when the time is up without enough people', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await fundAll(stage.rows, [ann.caller])
    const { balance } = await ann.caller.call(walletBalance, {})
    const deal = await aDealForTwo(ann.caller)
    const { groupId, orderId } = await startGroup(ann.caller, deal.id)
    await ann.goto(addressOf('dealGroup', { dealGroup: { id: groupId } }))
    await ann.sees(say.more(1))
    await endTimeOf(stage.db, groupId)
    await ann.sees(say.failed)
    await ann.sees(say.back(formatMoney(deal.price)))
    await until(async () => (await ann.caller.call(walletBalance, {})).balance === balance, 'the refund')
    expect(await ann.caller.refusal(voucherDetail, { orderId })).toBe('orderNotFound')
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
