import { renderScreen } from '@/testing'
import { hotelAnswers } from '@/testing/merchant-hotel'
import { aShop, merchantAnswers, shopAnswers } from '@/testing/merchant'
import { platform } from '../../../../tests/stand-ins/taro'
import Shop from '.'

const opened = (over = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Shop, {
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'merchant.shop': { shop: aShop(over), stores: [] } },
  })

it('lets an open store rest until its next hours', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Open')).toBeVisible()
  api.answer('merchant.saveShop', aShop({ status: 'resting', isOpen: false, restUntil: '2099-03-25T02:00:00.000Z' }))
  await view.tap('Until we open')
  expect(api.calls('merchant.saveShop')).toMatchObject([{ status: 'resting' }])
  expect(view.getByText('On a break')).toBeVisible()
})

it('asks before it closes the store', async () => {
  const { view, api } = await opened()
  await view.tap('Close the shop')
  expect(api.calls('merchant.saveShop')).toEqual([])
})

it('edits the hours, and takes only times', async () => {
  const { view, api } = await opened()
  api.answer('merchant.saveShop', aShop({ hours: [{ open: '09:00', close: '21:30' }] }))
  await view.tap(/^Opening hours/)
  await view.write('Opens, such as 10:00', '9 am')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Opens, such as 10:00', '09:00')
  await view.tap('Save')
  expect(api.calls('merchant.saveShop')).toMatchObject([{ hours: [{ open: '09:00', close: '21:30' }] }])
})

it('has several hours a day, as many as the contract takes', async () => {
  const { view, api } = await opened()
  const hours = [
    { open: '10:00', close: '14:00' },
    { open: '16:30', close: '24:00' },
  ]
  api.answer('merchant.saveShop', aShop({ hours }))
  await view.tap(/^Opening hours/)
  await view.write('Closes, such as 21:30', '14:00')
  await view.tap('Add hours')
  await view.tap('Add hours')
  expect(view.queryByRole('button', { name: 'Add hours' })).toBeNull()
  await view.tap('Remove hours 3')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Opens, hours 2', '16:30')
  await view.write('Closes, hours 2', '24:00')
  await view.tap('Save')
  expect(api.calls('merchant.saveShop')).toMatchObject([{ hours }])
  expect(view.getByText('Every day 10:00–14:00, 16:30–24:00')).toBeVisible()
})

it('keeps what was set when a change is refused', async () => {
  const { view, api } = await opened()
  api.fail('merchant.saveShop', 'storeNotFound')
  await view.tap('Accept orders automatically')
  expect(view.getByRole('switch', { name: 'Accept orders automatically' })).not.toBeChecked()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  for (const text of ['营业中', '营业时间', '自动接单']) expect(view.getByText(text)).toBeVisible()
})

const openedShop = (autoAccept: boolean | null) =>
  renderScreen(Shop, {
    signedIn: true,
    answers: { ...shopAnswers, 'merchant.shop': { shop: aShop({ autoAccept }), stores: [] } },
  })

it('shows a mall shop as its customers see it, and that the demo ships for it', async () => {
  const { view } = await openedShop(true)
  expect(view.getByText('Ship automatically')).toBeVisible()
  await view.tap('Preview')
  expect(view.path).toBe('pageshop/page/shoppingMall/shop-detail/index')
})

it('offers nothing to be done by itself where orders wait for their merchant', async () => {
  const { view } = await openedShop(null)
  expect(view.getByText('Notice')).toBeVisible()
  expect(view.queryByText('Ship automatically')).toBeNull()
})

it('names where goods go back to, whole or not at all', async () => {
  const { view, api } = await openedShop(null)
  await view.tap('Return address, The shop’s address')
  await view.write('Name for the label', 'Returns desk')
  await view.write('Street, door and city', '18 Longwu Tea Town')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Phone for the label', '0571-88206612')
  const returnAddress = { name: 'Returns desk', phone: '0571-88206612', address: '18 Longwu Tea Town' }
  api.answer('merchant.saveShop', aShop({ returnAddress }))
  await view.tap('Save')
  expect(api.calls('merchant.saveShop')).toMatchObject([{ returnAddress }])
  await view.tap('Return address, 18 Longwu Tea Town')
  await view.write('Name in English (optional)', 'Returns')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Address in English (optional)', '18 Longwu Tea Town, Hangzhou')
  const english = { name: 'Returns', address: '18 Longwu Tea Town, Hangzhou' }
  api.answer('merchant.saveShop', aShop({ returnAddress: { ...returnAddress, english } }))
  await view.tap('Save')
  expect(api.calls('merchant.saveShop').at(-1)).toMatchObject({ returnAddress: { ...returnAddress, english } })
  await view.tap('Return address, 18 Longwu Tea Town')
  for (const field of ['Name in English (optional)', 'Address in English (optional)']) await view.write(field, '')
  for (const field of ['Name for the label', 'Phone for the label', 'Street, door and city'])
    await view.write(field, '')
  await view.tap('Save')
  expect(api.calls('merchant.saveShop').at(-1)).toMatchObject({ returnAddress: null })
})

it('leads a restaurant without tables to their set-up', async () => {
  const { view } = await renderScreen(Shop, { signedIn: true, answers: merchantAnswers })
  await view.tap('Tables and queue, Set up')
  expect(platform.pages.at(-1)?.route).toBe('pages/merchant/tables/index')
})

it('shows a hotel as its guests see it', async () => {
  const { items } = hotelAnswers['merchant.stores'] as { items: readonly { readonly id: string }[] }
  const { view } = await renderScreen(Shop, {
    signedIn: true,
    answers: { ...hotelAnswers, 'merchant.shop': { shop: aShop({}), stores: [] } },
  })
  await view.tap('Preview')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/detail/index', params: { id: items[0]?.id } })
})
