import { cartAdd } from '@contract/calls/cart'
import { merchantGoods, merchantSaveShop, merchantStores } from '@contract/calls/merchant'
import { uploadImage } from '@contract/calls/upload'
import { userInfo } from '@contract/calls/user'
import { pathOfRoute, routes } from '@/routes'
import { aPicture } from '../../server/testing/picture'
import { violations } from '../support/axe'
import { fillCart } from '../support/orders'
import { people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

it('should let a merchant accept an order as it comes in, cook it and deliver it to its customer', async () => {
  const shop = await findShop(stage.url)
  const mia = await stage.open({ phone: people.merchant })
  const { id: merchant_id } = await mia.caller.call(userInfo, {})
  await stage.db.updateTable('stores').set({ merchant_id: null }).where('merchant_id', '=', merchant_id).execute()
  const store = { merchant_id, delivered_by: 'store' } as const
  await stage.db.updateTable('stores').set(store).where('id', '=', shop.id).execute()
  await mia.goto(pathOfRoute(routes.my))
  await mia.tap(/^My store/)
  await mia.isAt(shop.name)
  await mia.sees('No orders here')

  const ann = await stage.open({ phone: people.member })
  const { words } = ann
  await fillCart(ann.caller, shop)
  await ann.goto(`${pathOfRoute(routes.confirm)}?storeId=${shop.id}`)
  await ann.tap(words.placeOrder)
  await payFromBalance(ann)
  await ann.sees(words.paid)
  await ann.tap(words.viewOrder)

  await mia.tap(/^Accept: /)
  await mia.tapTab(/^Cooking/)
  await mia.tap(/^Food is ready: /)
  await mia.sees('No orders here')
  await mia.tapTab('Delivery')
  await mia.tap(/^Set off: /)
  await mia.tapTab(/^On the way/)
  await mia.tap(/^Delivered: /)
  await mia.sees('Nothing to deliver')
  await ann.isAt(words.delivered)
  expect([...mia.faults, ...ann.faults]).toEqual([])
  await Promise.all([mia.close(), ann.close()])
})

/** Hands a photo over as somebody does who presses the button for it and picks it, and waits until it is uploaded. */
async function addPhoto(lin: Person, of: string, photo: Buffer): Promise<void> {
  await lin.answered(uploadImage, async () => {
    const choosing = lin.page.waitForEvent('filechooser')
    await lin.tap(`Add a photo: ${of}`)
    await (await choosing).setFiles([{ name: 'photo.png', mimeType: 'image/png', buffer: photo }])
  })
}

/** Fills in the form of a merchant, with an identity card of the demo that is read, and hands it in. */
async function apply(lin: Person, storeName: string): Promise<void> {
  const card = Buffer.from(await (await fetch(`${stage.url}/demo/id-cards/1.png`)).arrayBuffer())
  const photo = Buffer.from(await (await aPicture()).arrayBuffer())
  await addPhoto(lin, 'Photo side', card)
  await lin.sees('Filled in from your ID card. Check it')
  for (const each of ['Logo', 'Emblem side', 'You holding it', 'Business licence', 'Food licence'])
    await addPhoto(lin, each, photo)
  await lin.tap('Takeaway')
  await lin.fill('Shop name', storeName)
  await lin.fill('Phone', '0755-86201128')
  await lin.tap('Category, Choose')
  await lin.dialog.getByRole('radio').first().click()
  await lin.tap('Trade licence until, Choose')
  await lin.dialog.getByRole('button', { name: 'Done' }).click()
  await lin.tap('Address, Choose')
  await lin.screen.getByRole('radio').first().click()
  await lin.screen.getByRole('checkbox', { name: /^I agree/ }).click()
  await lin.tap('Submit for review')
  await lin.sees('In review')
}

/** Adds an item with a photo in a new section of the menu. */
async function addItem(lin: Person, name: string): Promise<void> {
  await lin.tap('Add item')
  await lin.isAt('Add item')
  await addPhoto(lin, 'Photo', Buffer.from(await (await aPicture()).arrayBuffer()))
  await lin.fill('Name, English', name)
  await lin.tap('Section, Choose')
  await lin.tap('New section')
  await lin.fill('Name in English', 'Noodles')
  await lin.tap('Save section')
  await lin.button('Section, Noodles').waitFor()
  await lin.fill('Price', '28.8')
  expect(await violations(lin.screen)).toEqual([])
  await lin.tap('Save')
  await lin.sees(name)
}

itInFull(
  'should let somebody apply for a store, open it once they are approved, sell what they add and take an order',
  async () => {
    const storeName = 'Lotus Corner'
    const lin = await stage.open({ phone: people.customer })
    await lin.goto(pathOfRoute(routes.merchantApply))
    await apply(lin, storeName)
    const { id } = await stage.db
      .selectFrom('applications')
      .select('id')
      .where('state', '=', 'inReview')
      .executeTakeFirstOrThrow()
    expect(await stage.operate('list')).toContain(id)
    expect(await stage.operate('approve', id)).toContain('Approved.')
    await lin.page.reload()
    await lin.sees('You’re approved')
    await lin.tap('Open my store')
    await lin.isAt(storeName)

    await lin.goto(pathOfRoute(routes.merchantGoods))
    await addItem(lin, 'Beef noodles')
    const { items } = await lin.caller.call(merchantStores, {})
    const storeId = items[0]?.id ?? ''
    // It is the middle of the night somewhere when this runs.
    await lin.caller.call(merchantSaveShop, { storeId, hours: [{ open: '00:00', close: '24:00' }] })
    await lin.goto(pathOfRoute(routes.merchantShop))
    await lin.screen.getByRole('switch', { name: 'Taking orders' }).click()
    await lin.sees('Open 24 hours')

    const ann = await stage.open({ phone: people.member })
    const goods = await lin.caller.call(merchantGoods, { storeId })
    await ann.caller.call(cartAdd, { goodsId: goods.items[0]?.id ?? '', quantity: 1 })
    await ann.goto(`${pathOfRoute(routes.confirm)}?storeId=${storeId}`)
    await ann.tap(ann.words.placeOrder)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)

    await lin.goto(pathOfRoute(routes.merchantOrders))
    await lin.tap(/^Accept: /)
    await lin.tapTab(/^Cooking/)
    await lin.sees('Beef noodles')
    expect([...lin.faults, ...ann.faults]).toEqual([])
    await Promise.all([lin.close(), ann.close()])
  },
)
