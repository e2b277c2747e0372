import { mallPointsGoods } from '@contract/calls/mall'
import { pointsRule } from '@contract/calls/points'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { formatWhole } from '@contract/money'
import { aFlashSale, aPresale } from '../../server/testing/mall'
import { givePoints } from '../../server/testing/points'
import { addressOf } from '../support/examples'
import * as mall from '../support/mall'
import { mallWords } from '../support/mall-words'
import { people } from '../support/person'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

const stage = new Stage()

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = mallWords.deals[language]

  it('should pay a deposit, and the balance once its window opens; one that is missed leaves the deposit to the shop', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const ben = await stage.open({ phone: people.customer, language })
    const [one] = await mall.fromTwoShops(ann.caller)
    const { product, sku } = one
    const terms = { price: 5000, deposit: 500, counts_as: 1000 }
    const presaleId = await aPresale(stage.rows, { productId: product.id, skuId: sku.id }, terms)
    const missed = await mall.buy(ben.caller, one, { presaleId })
    await ann.goto(addressOf('presale', { presale: { id: presaleId } }))
    await ann.sees(say.shopKeeps)
    await ann.tap(say.payDeposit)
    await mall.choose(ann, one)
    await ann.dialog.getByRole('button', { name: say.payDeposit }).click()
    await ann.screen.getByRole('checkbox', { name: say.kept }).click()
    await ann.tap(say.payDeposit)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.depositPaid)
    await mall.pass(stage.db, presaleId, 49)
    await ann.isAt(say.payBalance)
    await ann.tap(say.payIt)
    await ann.sees(say.balanceEnds)
    await ann.tap(say.payIt)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.toShip)
    const before = await ben.caller.call(walletBalance, {})
    await ben.goto(addressOf('mallOrder', { mallOrder: { id: missed } }))
    await ben.isAt(say.payBalance)
    await mall.pass(stage.db, presaleId, 24)
    await ben.isAt(say.closed)
    await ben.sees(say.missed)
    const { presale, refunded } = await mall.mallOrder(ben.caller, missed)
    expect(presale).toMatchObject({ deposit: 500, forfeited: true })
    expect(refunded).toBe(0)
    expect(await ben.caller.call(walletBalance, {})).toEqual(before)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })

  itInFull('should redeem for points and cash', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await givePoints(stage.rows, (await ann.caller.call(userInfo, {})).id, 3000)
    const { items } = await ann.caller.call(mallPointsGoods, { filter: 'pointsAndCash' })
    const deal = items.find(({ state, perPerson }) => state === 'open' && perPerson === null)
    const before = await ann.caller.call(pointsRule, {})
    await ann.goto(addressOf('pointsMall'))
    await ann.tap(say.pointsAndCash)
    await ann.tap(say.redeem(deal?.name ?? ''))
    await ann.button(say.redeemIt).waitFor()
    await ann.sees(formatWhole(deal?.points ?? 0))
    await ann.tap(say.redeemIt)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.toShip)
    const after = await ann.caller.call(pointsRule, {})
    expect(before.balance - after.balance).toBe(deal?.points)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should sell the only piece of a flash sale to the first after its start, and show the second that it is sold out', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const ben = await stage.open({ phone: people.customer, language })
    const [{ product, sku }] = await mall.fromTwoShops(ann.caller)
    const { roundId, dealId } = await aFlashSale(stage.rows, sku.id, { cash: 990, quantity: 1 })
    const round = addressOf('flashSale', { flashSale: { round: roundId } })
    await ben.goto(addressOf('pointsConfirm', { pointsConfirm: { deal: dealId } }))
    await ben.sees(say.notYet)
    await ann.goto(round)
    await ann.button(say.remind(product.name)).waitFor()
    await mall.beginRound(stage.db, roundId)
    await Promise.all([ann, ben].map((each) => each.goto(round)))
    await Promise.all([ann, ben].map((each) => each.button(say.get(product.name)).waitFor()))
    await ann.tap(say.get(product.name))
    await ann.tap(say.placeIt)
    await ann.button(ann.words.pay).waitFor()
    await ben.tap(say.get(product.name))
    await ben.sees(say.justGone)
    await ben.button(say.soldOut(product.name)).waitFor()
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ben.goto(round)
    await ben.sees('138****0002')
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })
})
