import { orderList } from '@contract/calls/order'
import { TestCaller } from '../../server/testing/caller'
import { beginning } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { addDish, fillShownCode, registerWith, typeDigits } from '../support/steps'

const stage = new Stage()

const phone = '13922220001'

it('should bring a new customer from registering to an order that money is missing for, and out of it again', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open()
  await ann.goto()

  await ann.tapTab('Me')
  await ann.tap(beginning('Log in or register'))
  await ann.screen.getByRole('link', { name: 'Create an account' }).click()
  await ann.isAt('Create an account')
  await registerWith(ann, phone, 'neighbour1')
  await ann.sees('139****0001')

  await ann.tap('Settings')
  await ann.tap('Pay password Not set')
  await ann.fill('Phone number', phone)
  await fillShownCode(ann)
  await ann.tap('Next')
  await ann.isAt('Choose 6 digits')
  await typeDigits(ann, '135790')
  await ann.isAt('Repeat the 6 digits')
  await typeDigits(ann, '135790')
  await ann.button('Pay password Set').waitFor()
  await ann.tap('Back')

  await ann.tapTab('Home')
  await ann.tap(beginning(shop.name))
  await addDish(ann, shop)
  await ann.tap('Checkout')
  await ann.tap('Add a delivery address')
  await ann.isAt('Add address')
  await ann.tap('Save')
  await ann.screen.getByRole('alert').first().waitFor()
  await ann.fill('Name', 'Ann')
  await ann.tap('Ms')
  await ann.fill('Phone', phone)
  await ann.tap(beginning('Region'))
  for (const area of ['Guangdong', 'Shenzhen', 'Nanshan District'])
    await ann.dialog.getByRole('radio', { name: area, exact: true }).click()
  await ann.button(/^Region[, ].*Nanshan/).waitFor()
  await ann.fill('Street', '1 Keyuan Road')
  await ann.fill('Unit', 'Flat 2')
  await ann.tap('Home')
  await ann.tap('Save')
  await ann.isAt('Confirm order')
  await ann.sees('Ms Ann')
  await ann.tap('Place order')

  await ann.sees('¥0.00 available, not enough')
  const balance = ann.screen.getByRole('radio', { name: /^Balance/ })
  await expect(balance.getAttribute('aria-disabled')).resolves.toBe('true')
  await ann.dialog.getByRole('button', { name: 'Close' }).click()
  await ann.tap('Leave')
  await ann.isAt('To pay')
  await ann.tap(beginning('Cancel: '))
  await ann.dialog.getByRole('radio', { name: 'I changed my mind' }).click()
  await ann.dialog.getByRole('button', { name: 'Cancel order' }).click()
  await ann.dialog.getByText('You weren’t charged').waitFor()
  await ann.dialog.getByRole('button', { name: 'Done' }).click()
  await ann.isAt('Cancelled')
  await ann.sees('I changed my mind')

  const token = await ann.storedToken()
  const { items } = await new TestCaller(stage.url).as(token).call(orderList, {})
  expect(items).toMatchObject([{ status: 'cancelled', store: { name: shop.name } }])
  expect(ann.faults).toEqual([])
  await ann.close()
})
