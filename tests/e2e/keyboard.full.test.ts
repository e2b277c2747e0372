import { paymentStatus } from '@contract/calls/payment'
import { orderList } from '@contract/calls/order'
import type { Locator } from 'playwright-core'
import { beginning, people, type Person, secrets } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'

const stage = new Stage()

const MOST_TABS = 150

/** Presses Tab until the focus reaches an element, as a user without a mouse does, and then Enter. */
async function press(ann: Person, goal: Locator): Promise<void> {
  await goal.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return ann.page.keyboard.press('Enter')
    await ann.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(goal)}`)
}

it('should let an order be placed and paid with the keyboard alone', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.member })
  await ann.goto()
  await press(ann, ann.button(beginning(shop.name)))
  await press(ann, ann.button(`Options of ${shop.dish.name}`))
  for (const { name, option } of shop.dish.groups) {
    const group = ann.dialog.getByRole('group', { name, exact: true })
    await press(ann, group.getByRole('radio', { name: option }).first())
  }
  await press(ann, ann.button('Add to cart'))
  await press(ann, ann.button('Checkout'))
  await press(ann, ann.button('Place order'))
  await press(ann, ann.button(/^Pay ¥/))
  for (const digit of secrets.payPassword) await press(ann, ann.button(digit))
  await press(ann, ann.button('View order'))
  const { items } = await ann.caller.call(orderList, {})
  const [order] = items
  expect(order?.store?.name).toBe(shop.name)
  expect(await ann.caller.call(paymentStatus, { orderId: order?.id ?? '' })).toMatchObject({ status: 'paid' })
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should keep the focus inside a sheet, close it by Escape, and go back to what opened it', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open()
  await ann.goto()
  await press(ann, ann.button(beginning(shop.name)))
  const options = ann.button(`Options of ${shop.dish.name}`)
  await press(ann, options)
  await ann.dialog.waitFor()
  const inside = () => ann.dialog.evaluate((sheet) => sheet.contains(document.activeElement))
  for (let tabs = 0; tabs < 30; tabs++) {
    expect(await inside()).toBe(true)
    await ann.page.keyboard.press(tabs % 3 ? 'Tab' : 'Shift+Tab')
  }
  await ann.page.keyboard.press('Escape')
  await ann.dialog.waitFor({ state: 'detached' })
  expect(await options.evaluate((element) => element === document.activeElement)).toBe(true)
  await ann.close()
})
