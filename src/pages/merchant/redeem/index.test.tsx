import { renderScreen } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import { aRedemption, foundVouchers } from '@/testing/vouchers'
import Redeem from '.'

const opened = (items = [aRedemption()]) =>
  renderScreen(Redeem, {
    signedIn: true,
    answers: {
      ...merchantAnswers,
      'merchant.redemptions': { count: 2, items },
      'merchant.checkVoucher': foundVouchers(),
      'merchant.redeemVoucher': aRedemption({ id: 'r2' }),
    },
  })

it('looks a code up with its sixteenth digit, and redeems the chosen number', async () => {
  const { view, api } = await opened()
  await view.write('Voucher code', '6208 4417 3392 0571')
  expect(view.getByText('3 of 5 left')).toBeVisible()
  expect(view.getByText('¥83.60')).toBeVisible()
  expect(view.getByText('2030-05-31')).toBeVisible()
  expect(api.calls('merchant.checkVoucher')).toMatchObject([{ code: '6208441733920571' }])
  await view.tap('Add Quantity')
  await view.tap('Redeem 2')
  expect(api.calls('merchant.redeemVoucher')).toMatchObject([{ ticket: 't1', count: 2 }])
  expect(view.getByText('Redeemed 2: Weekday lunch for two')).toBeVisible()
})

it('repeats a redemption whose answer was lost, as the same one', async () => {
  const { view, api } = await opened()
  await view.write('Voucher code', '6208 4417 3392 0571')
  api.lose('merchant.redeemVoucher')
  await view.tap('Redeem 1')
  api.answer('merchant.redeemVoucher', aRedemption({ id: 'r2', count: 1 }))
  await view.tap('Redeem 1')
  const [first, second] = api.calls('merchant.redeemVoucher')
  expect(second).toEqual(first)
  expect(view.getByText('Redeemed 1: Weekday lunch for two')).toBeVisible()
})

it('undoes a redemption within the hour, after confirmation', async () => {
  const { view, api } = await opened()
  expect(view.getByText('42 min left')).toBeVisible()
  api.answer('merchant.undoRedeem', aRedemption({ isUndone: true, undoBefore: null }))
  await view.tap('Undo')
  await view.tap('Undo')
  expect(api.calls('merchant.undoRedeem')).toMatchObject([{ redemptionId: 'r1' }])
})

it('says when it is too late, and when there is nothing', async () => {
  const { view } = await opened([aRedemption({ undoBefore: null })])
  expect(view.getByText('Too late to undo')).toBeVisible()
  const empty = await opened([])
  expect(empty.view.getByText('Nothing redeemed today')).toBeVisible()
})
