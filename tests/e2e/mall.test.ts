import { goodsShareCode } from '@contract/calls/goods'
import { mallProduct } from '@contract/calls/mall'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { orderList } from '@contract/calls/order'
import { userInfo } from '@contract/calls/user'
import { given } from '../../server/testing/coupons'
import { addressOf } from '../support/examples'
import * as mall from '../support/mall'
import { mallWords } from '../support/mall-words'
import { beginning, people, type Person } from '../support/person'
import { codeOf, codeOnPoster } from '../support/poster'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

const stage = new Stage()

/** From home to the product's screen, by the search of the mall. */
async function find(ann: Person, { product }: mall.AvailableSku): Promise<void> {
  const say = mallWords.buying[ann.language]
  await ann.goto()
  await ann.tap(say.mall)
  await ann.sees(say.forYou)
  await ann.tap(beginning(say.searchMall))
  await ann.fill(say.searchMall, product.name)
  await ann.tap(say.search)
  await ann.tap(new RegExp(`^${product.name}.*¥`))
}

/** Puts a SKU into the cart from its product's screen, which a link opens with that SKU chosen. */
async function addToCart(ann: Person, { product, sku }: mall.AvailableSku): Promise<void> {
  await ann.goto(addressOf('product', { product: { id: product.id, sku: sku.id } }))
  // The bar that shows on scrolling has the name too.
  await ann.screen.getByText(product.name).locator('visible=true').first().waitFor()
  await ann.answered(cartAdd, () => ann.tap(mallWords.buying[ann.language].add))
}

/** Confirms the receipt of the order in view. */
async function confirmReceipt(ann: Person): Promise<void> {
  await ann.tap(ann.words.confirmReceipt)
  await ann.page.getByRole('alertdialog').getByRole('button', { name: ann.words.confirm }).click()
  await ann.isAt(mallWords.buying[ann.language].completed)
}

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = mallWords.buying[language]

  it('should buy from two shops, from the search to a receipt, with a red envelope and two parcels', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const [one, other] = await mall.fromTwoShops(ann.caller)
    await mall.fillMallCart(ann.caller)
    await mall.stockSku(stage.db, one, 1, 1)
    await given(stage.rows, (await ann.caller.call(userInfo, {})).id, { for_kinds: ['mall'] })
    await find(ann, one)
    await ann.tap(say.add)
    await mall.choose(ann, one)
    await ann.dialog.getByRole('button', { name: say.more(one.product.name) }).click()
    await ann.answered(cartAdd, () => ann.dialog.getByRole('button', { name: say.add }).click())
    await addToCart(ann, other)
    await ann.tap(say.cart)
    await ann.tap(say.checkOut(3))
    await ann.isAt(say.confirm)
    await ann.sees(say.parcel(2))
    await ann.button(say.envelope).waitFor()
    await ann.tap(say.place(3))
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    const { items } = await ann.caller.call(orderList, { tab: 'inProgress' })
    const { tradeOrderIds } = await mall.mallOrder(ann.caller, items[0]?.id ?? '')
    const ids = [items[0]?.id ?? '', ...tradeOrderIds]
    const orders = await Promise.all(ids.map((id) => mall.mallOrder(ann.caller, id)))
    const split = orders.find(({ parcelList }) => parcelList.length === 2)
    await ann.goto(addressOf('mallOrder', { mallOrder: { id: split?.id ?? '' } }))
    await ann.isAt(say.underWay)
    await ann.sees(say.parcel(2))
    await confirmReceipt(ann)
    const off = orders.flatMap(({ components }) => components.filter(({ kind }) => kind === 'envelope'))
    expect(off).toHaveLength(2)
    expect(off.reduce((sum, { amount }) => sum + amount, 0)).toBe(-500)
    const { parcelList } = await mall.mallOrder(ann.caller, split?.id ?? '')
    expect(parcelList.map(({ trackingNumber }) => trackingNumber)).toEqual([expect.any(String), expect.any(String)])
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  itInFull('should sell the last piece once, and name the missing item to the second customer', async () => {
    const [ann, ben] = await Promise.all([
      stage.open({ phone: people.member, language: language === 'en' ? 'zh' : 'en' }),
      stage.open({ phone: people.customer, language }),
    ])
    const [one] = await mall.fromTwoShops(ann.caller)
    await mall.stockSku(stage.db, one, 1)
    const last = addressOf('mallConfirm', { mallConfirm: { sku: one.sku.id } })
    await Promise.all([ann, ben].map((each) => each.goto(last)))
    await Promise.all([ann, ben].map((each) => each.button(mallWords.buying[each.language].place(1)).waitFor()))
    await ann.tap(mallWords.buying[ann.language].place(1))
    await ann.button(ann.words.pay).waitFor()
    await ben.tap(say.place(1))
    await ben.sees(say.soldOut)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await mall.stockSku(stage.db, one, 100)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })

  itInFull(
    'should leave out what is not shipped to an address, buy the rest, and keep the other in the cart',
    async () => {
      const ann = await stage.open({ phone: people.member, language })
      await mall.addressFarAway(ann.caller)
      const near = await mall.shippedTo(stage.db, ann.caller, '65', false)
      const anywhere = await mall.shippedTo(stage.db, ann.caller, '65', true)
      await mall.fillMallCart(ann.caller, near, anywhere)
      await ann.goto(addressOf('mallConfirm'))
      await ann.button(say.place(2)).waitFor()
      await ann.tap(/138\*\*\*\*0002/)
      await ann.screen.getByRole('radio', { name: /8-801/ }).first().click()
      await ann.sees(say.left)
      await ann.sees(say.notThere)
      await ann.tap(say.place(1))
      await payFromBalance(ann)
      await ann.sees(ann.words.paid)
      await ann.goto(addressOf('mallCart'))
      await ann.sees(near.product.name)
      expect(await ann.screen.getByText(anywhere.product.name).count()).toBe(0)
      expect(ann.faults).toEqual([])
      await ann.close()
    },
  )

  it('should open a product by the code on its poster', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const ben = await stage.open({ language: language === 'en' ? 'zh' : 'en' })
    const [{ product }] = await mall.fromTwoShops(ann.caller)
    await ann.goto(addressOf('product', { product: { id: product.id } }))
    await ann.tap(say.share)
    await ann.tap(say.poster)
    const saving = ann.page.waitForEvent('download')
    await ann.tap(say.save)
    const path = await (await saving).path()
    const { url } = await ann.caller.call(goodsShareCode, { goodsId: product.id })
    const code = codeOf(url)
    expect(await codeOnPoster(path, code.length)).toEqual(code)
    const theirs = await ben.caller.call(mallProduct, { productId: product.id })
    await ben.page.goto(url)
    await ben.sees(theirs.name)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })
})

it('should keep one cart on a phone and a computer: its lines, numbers and ticks', async () => {
  const phone = await stage.open({ phone: people.member, language: 'en' })
  const computer = await stage.open({ token: phone.token ?? '', language: 'zh', width: 1280 })
  const [one, other] = await mall.fromTwoShops(phone.caller)
  const theirs = await Promise.all(
    [one, other].map(({ product }) => computer.caller.call(mallProduct, { productId: product.id })),
  )
  await mall.fillMallCart(phone.caller)
  await addToCart(phone, one)
  await addToCart(phone, other)
  await computer.goto(addressOf('mallCart'))
  await computer.screen.getByRole('checkbox', { name: mallWords.buying.zh.tick(theirs[1]?.name ?? '') }).click()
  await computer.button(mallWords.buying.zh.checkOut(1)).waitFor()
  await computer.tap(new RegExp(`^加一份${theirs[0]?.name ?? ''}`))
  await computer.button(mallWords.buying.zh.checkOut(2)).waitFor()
  await phone.tap(mallWords.buying.en.cart)
  await phone.tap(mallWords.buying.en.checkOut(2))
  await phone.tap(mallWords.buying.en.place(2))
  await payFromBalance(phone)
  await phone.sees('Paid')
  await computer.renew()
  await computer.goto(addressOf('mallCart'))
  await computer.screen
    .getByText(theirs[1]?.name ?? '')
    .first()
    .waitFor()
  expect(await computer.screen.getByText(theirs[0]?.name ?? '').count()).toBe(0)
  expect((await phone.caller.call(cartInfo, { business: 'mall' })).mall?.count).toBe(1)
  expect([...phone.faults, ...computer.faults]).toEqual([])
  await Promise.all([phone.close(), computer.close()])
})
