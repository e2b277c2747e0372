import { storeDetail } from '@contract/calls/store'
import { beginning, people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull } from '../support/suite'

const stage = new Stage()
const storeOf = (id: string) => `pages/store/detail/index?id=${id}`

itInFull('should keep a store as a favourite, also after the page is opened again', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await ann.goto(storeOf(shop.id))
  const answer = ann.page.waitForResponse(/store\.collect/)
  await ann.tap('Add to favourites')
  await answer
  await ann.screen.getByRole('button', { name: 'Add to favourites', pressed: true }).first().waitFor()
  expect(await ann.caller.call(storeDetail, { storeId: shop.id })).toMatchObject({ collected: true })
  await ann.renew()
  await ann.goto(storeOf(shop.id))
  await ann.screen.getByRole('button', { name: 'Add to favourites', pressed: true }).first().waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should refuse a report without words, and take one with them', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await ann.goto(storeOf(shop.id))
  await ann.tapTab('Info')
  await ann.tap('Report this store')
  await ann.isAt('Report this store')
  await ann.tap('Send report')
  await ann.sees('Describe what happened')
  await ann.tap('Poor service')
  await ann.fill('What happened?', 'They sent the wrong order twice')
  await ann.tap('Send report')
  await ann.isAt(shop.name)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should lead from a search in a store to a dish and with it into the basket', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await ann.goto(storeOf(shop.id))
  await ann.tap('Search the menu')
  await ann.fill(`Search ${shop.name}`, shop.plain.name)
  await ann.tap(shop.plain.name)
  await ann.isAt(shop.plain.name)
  await ann.tap(`Add ${shop.plain.name}`)
  await ann.button(ann.words.cart(1)).waitFor()
  await ann.tap('Visit')
  await ann.isAt(shop.name)
  await ann.button(ann.words.cart(1)).waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should give a dish to others by a link that opens it', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open()
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url })
  await ann.goto(`pages/store/goods/index?id=${shop.dish.id}`)
  await ann.isAt(shop.dish.name)
  await ann.tap('Share')
  await ann.dialog.getByRole('img', { name: `QR code for ${shop.dish.name}` }).waitFor()
  await ann.tap('Copy link')
  await ann.sees('Copied')
  const link = await ann.page.evaluate(() => navigator.clipboard.readText())
  await ann.renew()
  await ann.page.goto(link)
  await ann.isAt(shop.dish.name)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should show the licences of a store, and one of them in full', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open()
  await ann.goto(storeOf(shop.id))
  await ann.tap('More')
  await ann.tap('Licences')
  await ann.isAt('Licences')
  await ann.sees('Food business licence')
  await ann.tap(beginning('Business licence, enlarge'))
  await ann.page.getByRole('dialog', { name: 'Photos' }).waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})
