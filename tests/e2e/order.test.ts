import { orderCount, orderList } from '@contract/calls/order'
import { addressOf } from '../support/examples'
import { expire } from '../support/interruptions'
import { fillCart } from '../support/orders'
import { beginning, people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { addDish, logInByCode, logInByPassword, payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

const stage = new Stage()

const newPhones = { en: '13911110001', zh: '13911110002' } as const

describe.each(languagesOf('en'))('ordering in %s', (language) => {
  itInFull('should take a visitor’s cart through the login of a new phone to the checkout', async () => {
    const shop = await findShop(stage.url, language)
    const ann = await stage.open({ language })
    const { words } = ann
    await ann.goto()
    await ann.tap(beginning(shop.name))
    await addDish(ann, shop)
    await ann.button(words.cart(1)).waitFor()
    await ann.tap(words.checkout)
    await ann.isAt(words.codeTitle)
    await logInByCode(ann, newPhones[language])
    await ann.isAt(words.confirmOrder)
    await ann.sees(words.addAddress)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should take a member from home to a delivered order among the completed ones', async () => {
    const shop = await findShop(stage.url, language)
    const ann = await stage.open({ language })
    const { words } = ann
    await ann.goto()
    await ann.tap(beginning(shop.name))
    await addDish(ann, shop)
    await ann.button(words.cart(1)).waitFor()
    await ann.tap(words.checkout)
    await ann.isAt(words.codeTitle)
    await logInByPassword(ann, people.member)
    await ann.isAt(words.confirmOrder)
    await ann.tap(words.note)
    await ann.tap(words.quickNote)
    await ann.tap(words.done)
    await ann.button(new RegExp(words.quickNote)).waitFor()
    await ann.tap(words.placeOrder)
    await payFromBalance(ann)
    await ann.sees(words.paid)
    await ann.tap(words.viewOrder)
    await ann.isAt(words.delivered)
    await ann.sees(words.quickNote)
    await ann.tap(words.confirmReceipt)
    await ann.tap(words.confirm)
    await ann.isAt(words.completed)
    await ann.tap(words.back)
    await ann.tapTab(words.menu)
    await ann.tap(words.back)
    await ann.tapTab(words.my)
    await ann.tap(new RegExp(`^(\\d+ )?${words.toReview}(, \\d+)?$`))
    await ann.button(beginning(`${shop.name} ${words.completed}`)).waitFor()
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})

itInFull('should count an order that is left unpaid under Me, and let it be paid from there', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await ann.goto()
  await ann.tap(beginning(shop.name))
  await addDish(ann, shop)
  await ann.tap('Checkout')
  await ann.tap('Place order')
  await ann.button(/^Pay ¥/).waitFor()
  await ann.dialog.getByRole('button', { name: 'Close' }).click()
  await ann.tap('Leave')
  await ann.isAt('To pay')
  await ann.tap('Back')
  await ann.tapTab('Menu')
  await ann.tap('Back')
  await ann.tapTab('Me')
  await ann.tap('To pay, 1')
  await ann.tap(beginning('Pay now'))
  await payFromBalance(ann)
  await ann.sees('Paid')
  expect(await ann.caller.call(orderCount, {})).toMatchObject({ toPay: 0 })
  expect(ann.faults).toEqual([])
  await ann.close()
})

const leaving = {
  en: { pay: 'Pay', title: 'Leave without paying?', stay: 'Keep paying', leave: 'Leave', toPay: 'To pay' },
  zh: { pay: '支付', title: '确定放弃支付吗？', stay: '继续支付', leave: '放弃支付', toPay: '待付款' },
} as const

it.each(languagesOf('en'))(
  'should ask whether to leave an order unpaid for the browser’s back too, in %s',
  async (language) => {
    const shop = await findShop(stage.url, language)
    const ann = await stage.open({ phone: people.member, language })
    const { pay, title, stay, leave, toPay } = leaving[language]
    const question = ann.screen.getByRole('alertdialog', { name: title })
    await fillCart(ann.caller, shop)
    await ann.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
    await ann.tap(ann.words.checkout)
    await ann.tap(ann.words.placeOrder)
    await ann.button(ann.words.pay).waitFor()
    await ann.page.goBack()
    await question.getByRole('button', { name: stay }).click()
    await question.waitFor({ state: 'detached' })
    await ann.page.reload()
    await ann.button(ann.words.pay).waitFor()
    // The login over it goes back by itself, without a question.
    await expire(ann, () => ann.tap(ann.words.pay), pay)
    await ann.settled()
    expect(await question.count()).toBe(0)
    await ann.page.goBack()
    await question.getByRole('button', { name: leave }).click()
    await ann.isAt(toPay)
    await ann.settled()
    await ann.page.goBack()
    await ann.sees(shop.dish.name)
    expect(ann.faults).toEqual([])
    await ann.close()
  },
)

itInFull('should let an order be picked up, with the code to show at the store', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await ann.goto()
  await ann.tap(beginning(shop.name))
  await addDish(ann, shop)
  await ann.tap('Checkout')
  const suggestion = ann.page.waitForResponse(/user\.phone/)
  await ann.tapTab(beginning('Self-pickup'))
  await suggestion
  await ann.tap('Place order')
  await ann.dialog.getByText('Agree and place order').waitFor()
  expect(await ann.field('Phone number').inputValue()).toBe('138 0000 0001')
  await ann.tap('Agree and place order')
  await payFromBalance(ann)
  await ann.sees('Pickup code')
  await ann.tap('View order')
  await ann.sees(/^Picked up \d/)
  const { items } = await ann.caller.call(orderList, {})
  expect(items[0]).toMatchObject({ deliveryMethod: 'pickup', store: { name: shop.name } })
  expect(ann.faults).toEqual([])
  await ann.close()
})
