import { voucherDetail } from '@contract/calls/voucher'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { pathOfRoute, routes } from '@/routes'
import { aPackage, buyVouchers } from '../../server/testing/vouchers'
import { groupWords } from '../support/group-words'
import { people } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { languagesOf } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

it.each(languagesOf('en'))(
  'should redeem two of five vouchers, undo one and refund the rest, in %s',
  async (language) => {
    const words = groupWords[language]
    const shop = await findShop(stage.url, language)
    const [ann, mia] = [
      await stage.open({ phone: people.member, language }),
      await stage.open({ phone: people.merchant, language }),
    ]
    const { id: merchant_id } = await mia.caller.call(userInfo, {})
    // The till is that of the one store that she runs.
    await stage.db.updateTable('stores').set({ merchant_id: null }).where('merchant_id', '=', merchant_id).execute()
    await stage.db.updateTable('stores').set({ merchant_id }).where('id', '=', shop.id).execute()
    await fundAll(stage.rows, [ann.caller])
    const { balance } = await ann.caller.call(walletBalance, {})
    const picture = JSON.stringify(shop.dish.picture)
    const orderId = await buyVouchers(ann.caller, await aPackage(stage.rows, shop.id, { picture }), 5)
    const { code, price } = await ann.caller.call(voucherDetail, { orderId })
    await ann.goto(`${pathOfRoute(routes.voucher)}?id=${orderId}`)
    await ann.sees(words.left(5))

    await mia.goto(`${pathOfRoute(routes.merchantRedeem)}?storeId=${shop.id}`)
    for (const left of [4, 3]) {
      await mia.settled()
      await mia.fill(words.checkCode, code ?? '')
      await mia.tap(words.redeem(1))
      // The till takes the next code once it has its answer.
      await mia.button(words.undo).waitFor()
      await ann.sees(words.left(left))
    }
    await mia.tap(words.undo)
    await mia.screen.getByRole('alertdialog').getByRole('button', { name: words.undo, exact: true }).click()
    await ann.sees(words.left(4))

    await ann.tap(words.refund)
    await ann.tap(words.give)
    await ann.sees(words.given)
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({ balance: balance - price })
    expect(await ann.caller.call(voucherDetail, { orderId })).toMatchObject({ redeemed: 1, returned: 4 })
    expect([...ann.faults, ...mia.faults]).toEqual([])
    await Promise.all([ann.close(), mia.close()])
  },
)
