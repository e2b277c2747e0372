import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import { anOwnPackage, otherStore, packagesPage } from '@/testing/merchant-packages'
import PackageEdit from '.'

const both = (text: string) => ({ zh: text, en: text })
beforeEach(() => drafts.clear())

const opened = (packageId?: string, language: 'en' | 'zh' = 'en') =>
  renderScreen(PackageEdit, {
    params: packageId ? { packageId } : {},
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'merchant.packages': packagesPage(), 'merchant.savePackage': anOwnPackage() },
  })

it('adds a set meal with its contents, times and stores', async () => {
  const { view, api } = await opened()
  await view.write('Name, English', 'Lunch')
  await view.tap('Add a dish')
  await view.write('Name in English', 'Noodles')
  await view.write('Regular price of each', '30')
  await view.tap('Done')
  await view.write('Price', '24')
  await view.tap('Sun')
  await view.tap('Public holidays too')
  await view.tap(otherStore.name)
  await view.tap('Save')
  expect(api.calls('merchant.savePackage')).toMatchObject([
    {
      kind: 'package',
      name: both('Lunch'),
      contents: [{ name: both('Noodles'), count: 1, value: 3000 }],
      price: 2400,
      validDays: 90,
      perCustomer: null,
      terms: { weekdays: [1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00', onHolidays: false, notOn: [], perVisit: 1 },
      stock: { from: 0, to: 100 },
      places: ['018f0000-0000-7000-8000-0000000000b1', otherStore.id],
      onSale: true,
    },
  ])
  expect(view.toast).toBe('Saved')
})

it('adds a cash voucher, whose content is its face value', async () => {
  const { view, api } = await opened()
  await view.tap('Cash voucher')
  await view.write('Name, Chinese', '50元代金券')
  await view.write('Face value', '50')
  await view.write('Price', '44')
  await view.tap('Save')
  expect(api.calls('merchant.savePackage')).toMatchObject([
    { kind: 'cash', contents: [{ name: both('50元代金券'), count: 1, value: 5000 }], price: 4400 },
  ])
})

it('says what a new package lacks', async () => {
  const { view, api } = await opened()
  await view.write('Stock', '')
  await view.tap('Save')
  expect(view.queryAllByRole('alert')).toHaveLength(4)
  expect(api.calls('merchant.savePackage')).toEqual([])
})

it('changes a package: the stock by its difference, and days on which it is closed', async () => {
  const { view, api } = await opened(anOwnPackage().id)
  expect(view.getByText('Changes apply to new purchases only')).toBeVisible()
  await view.tap('2099-10-01')
  await view.write('Stock', '55')
  await view.tap('Save')
  const { terms } = anOwnPackage()
  expect(api.calls('merchant.savePackage')).toMatchObject([
    {
      packageId: anOwnPackage().id,
      version: 3,
      contents: anOwnPackage().contents,
      stock: { from: 40, to: 55 },
      terms: { ...terms, notOn: [] },
    },
  ])
})

it('is not sent without a day of the week', async () => {
  const { view, api } = await opened(anOwnPackage().id)
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await view.tap(day)
  await view.tap('Save')
  expect(view.toast).toBe('Choose a day of the week')
  expect(api.calls('merchant.savePackage')).toEqual([])
})

it('keeps a new package that was left half-way', async () => {
  const first = await opened()
  await first.view.write('Name, English', 'Lunch')
  await first.view.tap('Add a dish')
  await first.view.write('Name in English', 'Noodles')
  await first.view.write('Regular price of each', '30')
  await first.view.tap('Done')
  first.view.unmount()
  const { view } = await opened()
  expect(view.getByLabelText('Name, English')).toHaveValue('Lunch')
  expect(view.getByText('Regular price ¥30.00')).toBeVisible()
})

it('asks again after a failure', async () => {
  const { view, api } = await renderScreen(PackageEdit, { params: {}, signedIn: true, answers: merchantAnswers })
  api.answer('merchant.packages', packagesPage())
  await view.tap('Try again')
  expect(view.getByText('Add a dish')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(anOwnPackage().id, 'zh')
  expect(view.getByText('修改仅对新售出的券生效')).toBeVisible()
})
