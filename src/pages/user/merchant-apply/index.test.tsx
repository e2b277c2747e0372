import type { Media } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { answer } from '@/platform/navigation/pick'
import { uploadPicture } from '@/services/upload'
import { drafts } from '@/state/base/drafts'
import { renderScreen, settle } from '@/testing'
import { anAddress } from '@/testing/address'
import { anApplication, noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import MerchantApply from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const media = (id: string): Media => ({ id, path: `/private/${id}`, cover: `/private/${id}-416.webp`, colour: '#aaa' })
const read = { name: '林晓梅', idNumber: '440305199001011010', gender: 'male' as const, birthDate: '1990-01-01' }
const picture = { path: '/pictures/noodles', colour: '#ffffff' }
const answers = {
  'user.info': aUser(),
  'partner.status': statusOf(noApplication('merchant')),
  'partner.recognizeId': { recognized: read },
  'partner.merchantApply': anApplication({ kind: 'merchant' }),
  'store.categories': { groups: [], items: [{ key: 'noodles', name: 'Noodles', picture, group: null }] },
  'address.get': anAddress(),
}

let uploads = 0
beforeEach(() => {
  drafts.clear()
  uploads = 0
  jest.mocked(choosePictures).mockResolvedValue([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])
  jest.mocked(uploadPicture).mockImplementation(() => {
    uploads += 1
    return Object.assign(Promise.resolve(media(`m${uploads}`)), { abort: jest.fn() })
  })
})

it('hands in a store at an address of the address book, with its licences', async () => {
  const { api, view } = await renderScreen(MerchantApply, { answers, signedIn: true })
  const captions = ['Logo', 'Photo side', 'Emblem side', 'You holding it', 'Business licence', 'Food licence']
  for (const caption of captions) await view.tap(`Add a photo: ${caption}`)
  await view.tap('In store')
  await view.write('Shop name', 'Lotus Noodles')
  await view.write('Phone', '0755-86201128')
  await view.tap('Category, Choose')
  await view.tap('Noodles')
  await view.tap('Address, Choose')
  expect(view.path).toBe('pages/user/address/list/index')
  await settle(() => void answer('addressList', anAddress().id))
  await view.tap(/^Trade licence until/)
  await view.tap('Done')
  await view.tap(/^I agree/)
  await view.tap('Submit for review')
  expect(api.calls('partner.merchantApply')).toEqual([
    {
      storeType: 'inStore',
      logoId: 'm1',
      storeName: 'Lotus Noodles',
      storePhone: '0755-86201128',
      category: 'noodles',
      address: '88 Keyuan Rd Bldg 3, Rm 1602',
      position: { latitude: 22.53, longitude: 113.94 },
      personInCharge: '林晓梅',
      idNumber: read.idNumber,
      idFront: 'm2',
      idBack: 'm3',
      idHolding: 'm4',
      businessLicence: 'm5',
      foodLicence: 'm6',
      tradeUntil: expect.stringMatching(/^\d{4}-\d\d-01$/) as string,
      otherDocuments: [],
      agreed: true,
      idempotencyKey: expect.any(String) as string,
    },
  ])
  expect(view.path).toBe('pages/user/audit/index')
})

it('asks hotels for the licence of their trade in place of one for food', async () => {
  const { api, view } = await renderScreen(MerchantApply, { answers, signedIn: true })
  expect(view.getByRole('group', { name: 'Food licence' })).toBeVisible()
  await view.tap('Hotel or homestay')
  expect(view.queryByRole('group', { name: 'Food licence' })).toBeNull()
  const captions = ['Logo', 'Photo side', 'Emblem side', 'You holding it', 'Business licence', 'Special trade licence']
  for (const caption of captions) await view.tap(`Add a photo: ${caption}`)
  await view.write('Shop name', 'Lotus Inn')
  await view.write('Phone', '0755-86201128')
  await view.tap('Category, Choose')
  await view.tap('Noodles')
  await view.tap('Address, Choose')
  await settle(() => void answer('addressList', anAddress().id))
  await view.tap(/^Trade licence until/)
  await view.tap('Done')
  await view.tap(/^I agree/)
  await view.tap('Submit for review')
  expect(api.calls('partner.merchantApply')).toMatchObject([{ storeType: 'hotel', specialTradeLicence: 'm6' }])
  expect(api.calls('partner.merchantApply')[0]).not.toHaveProperty('foodLicence')
})

it('asks a shop of the mall for no licence of a trade', async () => {
  const { api, view } = await renderScreen(MerchantApply, { answers, signedIn: true })
  await view.tap('Mall shop')
  for (const caption of ['Food licence', 'Special trade licence'])
    expect(view.queryByRole('group', { name: caption })).toBeNull()
  expect(view.queryByText('Trade licence until')).toBeNull()
  for (const caption of ['Logo', 'Photo side', 'Emblem side', 'You holding it', 'Business licence'])
    await view.tap(`Add a photo: ${caption}`)
  await view.write('Shop name', 'Bamboo House')
  await view.write('Phone', '0755-86201128')
  await view.tap('Category, Choose')
  await view.tap('Noodles')
  await view.tap('Address, Choose')
  await settle(() => void answer('addressList', anAddress().id))
  await view.tap(/^I agree/)
  await view.tap('Submit for review')
  expect(api.calls('partner.merchantApply')).toMatchObject([{ storeType: 'mallShop', businessLicence: 'm5' }])
  for (const field of ['foodLicence', 'specialTradeLicence', 'tradeUntil'])
    expect(api.calls('partner.merchantApply')[0]).not.toHaveProperty(field)
  expect(view.path).toBe('pages/user/audit/index')
})

it('names each missing document', async () => {
  const { view } = await renderScreen(MerchantApply, { answers, signedIn: true, language: 'zh' })
  await view.tap('提交审核')
  const sentences = view.queryAllByRole('alert').map(({ textContent }) => textContent)
  for (const sentence of ['请上传店铺头像', '请选择店铺地址', '请上传营业执照']) expect(sentences).toContain(sentence)
})

it('has an empty form for another store of an existing merchant', async () => {
  const passed = { ...answers, 'partner.status': statusOf(anApplication({ kind: 'merchant', state: 'passed' })) }
  const { view } = await renderScreen(MerchantApply, { answers: passed, signedIn: true, params: { edit: '1' } })
  expect(view.getByLabel('Shop name')).toHaveValue('')
  view.unmount()
  const first = await renderScreen(MerchantApply, { answers: passed, signedIn: true })
  expect(first.view.queryByLabelText('Shop name')).toBeNull()
})
