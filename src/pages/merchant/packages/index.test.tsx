import { renderScreen } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import { anOwnPackage, packagesPage } from '@/testing/merchant-packages'
import Packages from '.'

const opened = (items = [anOwnPackage()], language: 'en' | 'zh' = 'en') =>
  renderScreen(Packages, {
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'merchant.packages': packagesPage(items) },
  })

it('lists what the store sells, and takes it off sale', async () => {
  const { view, api } = await opened()
  expect(view.getByText('40 left · 260 sold')).toBeVisible()
  api.answer('merchant.sellPackage', anOwnPackage({ onSale: false }))
  await view.tap('Take off sale: Wontons for two')
  expect(api.calls('merchant.sellPackage')).toEqual([{ packageId: anOwnPackage().id, onSale: false }])
  expect(view.getByText('Off sale · 260 sold')).toBeVisible()
  expect(view.getByRole('button', { name: 'Put on sale: Wontons for two' })).toBeVisible()
})

it('stays as it was when it cannot be taken off', async () => {
  const { view, api } = await opened()
  api.fail('merchant.sellPackage', 'packageNotFound')
  await view.tap('Take off sale: Wontons for two')
  expect(view.getByRole('button', { name: 'Take off sale: Wontons for two' })).toBeVisible()
})

it('says that nothing is sold yet', async () => {
  const { view } = await opened([])
  expect(view.getByText('No packages yet')).toBeVisible()
})

it('asks again after a failure', async () => {
  const { view, api } = await renderScreen(Packages, { signedIn: true, answers: merchantAnswers })
  api.answer('merchant.packages', packagesPage())
  await view.tap('Try again')
  expect(view.getByText('Wontons for two')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened([anOwnPackage({ kind: 'cash', stock: 0 })], 'zh')
  expect(view.getByText('代金券 · 已售罄 · 已售260')).toBeVisible()
})
