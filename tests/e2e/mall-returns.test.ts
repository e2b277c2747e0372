import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { aftersaleDetail, aftersaleList } from '@contract/calls/aftersale'
import { merchantAddEvidence, merchantDeliver, merchantHandleRefund } from '@contract/calls/merchant'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { demoId } from '../../server/demo/seed/ids'
import type { TestCaller } from '../../server/testing/caller'
import { fund } from '../../server/testing/rows'
import { addressOf, soup } from '../support/examples'
import * as mall from '../support/mall'
import { mallWords } from '../support/mall-words'
import { people, type Person } from '../support/person'
import { Stage } from '../support/stage'
import { itInFull, languagesOf } from '../support/suite'

/** The test itself acts for shops, carriers and the platform, step by step. */
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

const key = () => ({ idempotencyKey: uuid() })

/** The member with money, and the merchant whose shop they buy from. */
async function open(language: 'en' | 'zh') {
  const ann = await stage.open({ phone: people.member, language })
  const shopkeeper = await stage.open({ phone: people.merchant, language })
  const { id } = await ann.caller.call(userInfo, {})
  await fund(stage.db, id, 1000_00, new Date())
  const wanted = await mall.fromShop(ann.caller, demoId('store', 'shanye-tea'))
  return { ann, merchant: shopkeeper.caller, wanted, close: () => Promise.all([ann.close(), shopkeeper.close()]) }
}

/** The order's parcels leave. */
async function ship(merchant: TestCaller, caller: TestCaller, orderId: string): Promise<void> {
  for (const { id: parcelId } of (await mall.mallOrder(caller, orderId)).parcelList) {
    const trackingNumber = String(Date.now())
    await merchant.call(merchantDeliver, { orderId, parcelId, carrier: 'yuantong', trackingNumber, ...key() })
  }
}

/** The newest case of an order. */
const caseOf = async (ann: Person, orderId: string): Promise<string> =>
  (await ann.caller.call(aftersaleList, { orderId })).items[0]?.id ?? ''

const toOrder = (ann: Person, id: string) => ann.goto(addressOf('mallOrder', { mallOrder: { id } }))

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = mallWords.returns[language]

  it('should send three back after a refusal, and have the platform decide on the one that the shop reports missing', async () => {
    const { ann, merchant, wanted, close } = await open(language)
    const { name } = wanted.product
    const orderId = await mall.buy(ann.caller, wanted, { quantity: 3 })
    await ship(merchant, ann.caller, orderId)
    await mall.receive(ann.caller, orderId)
    await toOrder(ann, orderId)
    await ann.tap(say.return(name))
    await ann.tapTab(say.returnAndRefund)
    await ann.screen.getByRole('radio', { name: say.damaged }).click()
    await ann.fill(say.description, 'Two tins are dented. 两罐压瘪了')
    await ann.tap(say.submit)
    await ann.isAt(say.waiting)
    const refundId = await caseOf(ann, orderId)
    await merchant.call(merchantHandleRefund, {
      refundId,
      agree: false,
      reason: 'The photos show no fault 照片看不出问题',
      ...key(),
    })
    await ann.isAt(say.refused)
    await ann.tap(say.edit)
    await ann.fill(say.description, 'All three are dented. 三罐都压瘪了')
    await ann.tap(say.submit)
    await ann.isAt(say.waiting)
    await merchant.call(merchantHandleRefund, { refundId, agree: true, ...key() })
    await ann.isAt(say.sendBack)
    await ann.tap(say.addNumber)
    await ann.tap(say.company)
    await ann.tap(say.carrier)
    await ann.fill(say.number, 'YT8800551234')
    await ann.fill(say.contact, '13912345678')
    await ann.tap(say.submitReturn)
    await ann.isAt(say.onItsWay)
    await merchant.call(merchantHandleRefund, {
      refundId,
      agree: true,
      counted: [{ position: 0, received: 2, sellable: 2 }],
      ...key(),
    })
    await ann.isAt(say.refunded)
    await ann.sees(say.counted)
    const { counted } = await ann.caller.call(aftersaleDetail, { refundId })
    await ann.tap(say.openCase)
    await ann.isAt(say.refused)
    await ann.tap(say.escalate)
    await ann.page.getByRole('alertdialog').getByRole('button').last().click()
    await ann.isAt(say.evidence)
    await ann.tap(say.addEvidence)
    await ann.dialog.getByRole('textbox').fill('The carrier weighed all three 快递称重是三罐')
    await ann.tap(say.send)
    await ann.dialog.waitFor({ state: 'detached' })
    const disputeId = counted?.disputeId ?? ''
    await merchant.call(merchantAddEvidence, { refundId: disputeId, text: 'Two tins in the box 箱内两罐', ...key() })
    await ann.sees('Two tins in the box 箱内两罐')
    await stage.operate('decide', disputeId, 'all', 'The weight shows three 重量显示为三罐')
    await ann.isAt(say.all)
    await ann.sees(say.final)
    const order = await mall.mallOrder(ann.caller, orderId)
    expect(counted).toMatchObject({ announced: 3, received: 2, disputed: 1 })
    expect(order.refunded).toBe(order.total)
    expect(ann.faults).toEqual([])
    await close()
  })

  itInFull('should refund everything before it is shipped', async () => {
    const { ann, merchant, wanted, close } = await open(language)
    const { balance } = await ann.caller.call(walletBalance, {})
    const orderId = await mall.buy(ann.caller, wanted)
    await toOrder(ann, orderId)
    await ann.tap(say.refund(wanted.product.name))
    await ann.screen.getByRole('radio', { name: say.mind }).click()
    await ann.fill(say.description, 'Ordered twice 下单重复')
    await ann.tap(say.submit)
    await ann.isAt(say.waiting)
    await merchant.call(merchantHandleRefund, { refundId: await caseOf(ann, orderId), agree: true, ...key() })
    await ann.isAt(say.refunded)
    const { total } = await mall.mallOrder(ann.caller, orderId)
    await ann.sees(formatMoney(total))
    await toOrder(ann, orderId)
    await ann.isAt(say.closed)
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({ balance })
    expect(ann.faults).toEqual([])
    await close()
  })

  it('should review a product with a photo and a video, add to it, and show both to others', async () => {
    const { ann, merchant, wanted, close } = await open(language)
    const ben = await stage.open({ language })
    const { id: productId, name } = wanted.product
    const orderId = await mall.buy(ann.caller, wanted)
    await ship(merchant, ann.caller, orderId)
    await mall.receive(ann.caller, orderId)
    await toOrder(ann, orderId)
    await ann.tap(ann.words.review)
    await ann.screen.getByRole('radio', { name: say.stars(say.item(name), 5) }).click()
    await ann.screen.getByRole('radio', { name: say.stars(say.delivery, 4) }).click()
    await ann.screen.getByRole('radio', { name: say.stars(say.service, 5) }).click()
    const said = `Fresh and sweet ${orderId.slice(-6)}`
    await ann.fill(say.yourReview(name), said)
    const photo = readFileSync(join(__dirname, '../../src/features/account/LoginFrame/welcome.webp'))
    await ann.pick(say.addPhoto, { name: 'tea.webp', mimeType: 'image/webp', buffer: photo })
    await ann.pick(say.addVideo, { name: 'tea.mp4', mimeType: 'video/mp4', buffer: soup })
    await ann.button(/00:02$/).waitFor()
    await ann.settled()
    await ann.tap(say.post)
    await ann.sees(say.thanks)
    await ann.tap(say.myReviews)
    await ann.sees(said)
    await ann.tap(say.addition)
    await ann.dialog.getByLabel(say.hint).fill(`Still good ${orderId.slice(-6)}`)
    await ann.dialog.getByRole('button', { name: say.save }).click()
    await ann.sees(`Still good ${orderId.slice(-6)}`)
    await ben.goto(addressOf('productReviews', { productReviews: { productId } }))
    await ben.sees(said)
    await ben.sees(`Still good ${orderId.slice(-6)}`)
    const part = ben.page.waitForResponse((response) => response.url().endsWith('.mp4'))
    await ben.tap(say.play)
    expect((await part).status()).toBe(206)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([close(), ben.close()])
  })
})
