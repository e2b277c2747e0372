import { cartAdd, cartDelete, cartInfo } from '@contract/calls/cart'
import { people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { addDish, logInByPassword } from '../support/steps'
import { languagesOf } from '../support/suite'

const stage = new Stage()

describe.each(languagesOf('en'))('in %s', (language) => {
  it('should keep a visitor’s cart, merge it at login and continue with the checkout', async () => {
    const shop = await findShop(stage.url, language)
    const own = await stage.open({ phone: people.member, language })
    await own.caller.call(cartAdd, { goodsId: shop.plain.id, quantity: 1 })
    const before = (await own.caller.call(cartInfo, {})).count
    const ann = await stage.open({ language })
    await ann.goto(`pages/store/detail/index?id=${shop.id}`)
    await addDish(ann, shop)
    // The number is there before the answer that the device keeps; the checkout is there after it.
    await ann.button(ann.words.checkout).waitFor()
    await ann.page.reload()
    await ann.button(ann.words.cart(1)).waitFor()
    await ann.tap(ann.words.checkout)
    await logInByPassword(ann, people.member)
    await ann.sees(shop.dish.name)
    await ann.sees(shop.plain.name)
    expect((await own.caller.call(cartInfo, {})).count).toBe(before + 1)
    expect(ann.faults).toEqual([])
    await Promise.all([ann.close(), own.close()])
  })

  it('should keep two tabs with one cart in agreement', async () => {
    const shop = await findShop(stage.url, language)
    const ann = await stage.open({ phone: people.merchant, language })
    await ann.caller.call(cartDelete, { storeId: shop.id })
    await ann.goto(`pages/store/detail/index?id=${shop.id}`)
    const second = await ann.context.newPage()
    await second.goto(ann.page.url())
    await second
      .getByRole('button', { name: ann.words.options(shop.dish.name) })
      .first()
      .waitFor()
    await addDish(ann, shop)
    await ann.button(ann.words.cart(1)).waitFor()
    await second.getByRole('button', { name: ann.words.cart(1) }).waitFor()
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
