import { feedback } from '@/platform/view/feedback'
import { pick } from '@/platform/navigation/pick'
import { token } from '@/platform/session/token'
import { canImportAddress, importAddress } from '@/platform/device/wechat-address'
import { drafts } from '@/state/base/drafts'
import { renderScreen, settle, type View } from '@/testing'
import { anAddress, areasOf } from '@/testing/address'
import { aSession, aUser } from '@/testing/user'
import AddressEdit from '.'

jest.mock('@/platform/device/wechat-address', () => ({
  ...jest.requireActual<object>('@/platform/device/wechat-address'),
  canImportAddress: jest.fn(() => false),
  importAddress: jest.fn(),
}))

const place = (name: string, latitude: number, longitude: number) => {
  return { name, city: 'Shenzhen', regionCode: '440305', meters: 100, latitude, longitude }
}

const whole = anAddress({ mobile: '13812346209' })
const answers = {
  'address.labelList': { items: ['Home', 'Work', 'Study'] },
  'address.areaCode': areasOf,
  'address.get': whole,
  'address.add': whole,
  'address.edit': whole,
  'address.delete': {},
  'user.phone': { phone: '13900001111', maskedPhone: '139****1111' },
  'address.places': { items: [place('Science Park', 22.54, 113.95), place('Coastal City', 22.52, 113.93)] },
  'address.locate': { regionCode: '440305', place: 'Science Park' },
}
const open = (params = {}) => renderScreen(AddressEdit, { answers, signedIn: true, params })
const sentences = (view: View) => view.queryAllByRole('alert').map(({ textContent }) => textContent)

async function fillIn(view: View) {
  await view.write('Name', ' Lin ')
  await view.write('Phone', '138-1234-6209')
  await view.write('Unit', 'Rm 5')
  await view.tap('Work')
}

const choose = (view: View, name: string) => settle(() => view.getByRole('radio', { name }).click())

const written = {
  consignee: 'Lin',
  gender: 1,
  mobile: '13812346209',
  regionCode: '440305',
  address: 'Coastal City',
  addressDetail: 'Rm 5',
  tag: 'Work',
  isDefault: true,
  latitude: 22.52,
  longitude: 113.93,
}

function deviceAt(latitude: number, longitude: number) {
  const getCurrentPosition = (found: (position: unknown) => void) => found({ coords: { latitude, longitude } })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

beforeEach(() => drafts.clear())

it('is as it was left, for a new address', async () => {
  const first = await open()
  await first.view.write('Name', 'Mia')
  first.view.unmount()
  const { view } = await open()
  expect(view.getByLabel('Name')).toHaveValue('Mia')
})

it('adds an address at a known place', async () => {
  const { api, view } = await open()
  await fillIn(view)
  await view.tap('Ms')
  await view.tap('Coastal City')
  expect(view.getByText('Nanshan District, Shenzhen, Guangdong')).toBeVisible()
  await view.tap('Default address')
  await view.tap('Save')
  expect(api.calls('address.add')).toEqual([written])
  expect(view.toast).toBe('Saved')
})

it('answers with a new address and goes back', async () => {
  const { view } = await open()
  const added = pick('addressEdit')
  expect(view.path).toBe('pages/user/address/edit/index')
  await fillIn(view)
  await view.tap('Coastal City')
  await view.tap('Save')
  expect(await added).toBe(whole.id)
  expect(view.path).toBe('pages/tab/home/index')
})

it('chooses a region from the province down, and keeps what was written', async () => {
  const { api, view } = await open()
  await fillIn(view)
  await view.write('Street', 'Dongan 1')
  await view.tap('Region, Choose')
  await choose(view, 'Guangdong')
  await view.tap('Guangdong')
  await choose(view, 'Beijing')
  await choose(view, 'Beijing')
  await choose(view, 'Dongcheng District')
  expect(view.getByText('Dongcheng District, Beijing')).toBeVisible()
  await view.tap('Save')
  const request = { consignee: 'Lin', regionCode: '110101', address: 'Dongan 1' }
  expect(api.calls('address.add')).toEqual([expect.objectContaining(request)])
})

it('sends no position of where stores are looked for, nor of a place that was left for another region', async () => {
  const { api, root, view } = await open()
  root.place.choose({ name: 'Science Park', latitude: 22.54, longitude: 113.95 })
  await fillIn(view)
  await view.tap('Coastal City')
  await view.tap(/^Region/)
  await view.tap('Futian District')
  await view.tap('Save')
  const [sent] = api.calls('address.add')
  expect(sent).toMatchObject({ regionCode: '440304', address: 'Coastal City' })
  expect(sent).not.toHaveProperty('latitude')
  expect(sent).not.toHaveProperty('longitude')
})

it('sends no position of a place that was replaced by another street', async () => {
  const { api, view } = await open()
  await fillIn(view)
  await view.tap('Coastal City')
  await view.write('Street', 'Baishi Rd 9')
  await view.tap('Save')
  expect(api.calls('address.add')[0]).not.toHaveProperty('latitude')
})

it('suggests places of the city of the region', async () => {
  const { api, view } = await open()
  await view.tap('Coastal City')
  expect(api.calls('address.places')).toEqual([{}, { regionCode: '440305' }])
})

it('begins with the account’s phone and the first tag', async () => {
  const { view } = await open()
  expect(view.getByLabel('Phone')).toHaveValue('13900001111')
  expect(view.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-pressed', 'true')
})

it('changes an address, beginning with what it is', async () => {
  const { api, view } = await open({ id: whole.id })
  expect(view.getByLabel('Phone')).toHaveValue('13812346209')
  await view.write('Unit', 'Rm 7')
  await view.tap(/^Region/)
  expect(view.getByRole('radio', { name: 'Nanshan District' })).toBeChecked()
  await view.tap('Futian District')
  await view.tap('Save')
  const { id, region, ...rest } = whole
  const { latitude, longitude, ...kept } = rest
  expect(latitude && longitude).toBeTruthy()
  expect(api.calls('address.edit')).toEqual([{ ...kept, addressDetail: 'Rm 7', regionCode: '440304', addressId: id }])
  expect(region).not.toContain('Futian')
})

it('keeps the position of an address whose place does not change', async () => {
  const { api, view } = await open({ id: whole.id })
  await view.write('Unit', 'Rm 7')
  await view.tap('Save')
  expect(api.calls('address.edit')).toEqual([expect.objectContaining({ latitude: 22.53, longitude: 113.94 })])
})

it('says what is missing and leads to the first of it', async () => {
  const { api, view } = await open()
  await view.write('Phone', '')
  await view.tap('Save')
  expect(sentences(view)).toEqual([
    'Enter a name',
    'Enter a phone number',
    'Choose a region',
    'Enter your building and unit',
    'Enter your building and unit',
  ])
  expect(view.getByLabel('Name')).toHaveFocus()
  expect(api.calls('address.add')).toEqual([])
})

it('leads to the same row again', async () => {
  const { view } = await open({ id: whole.id })
  await view.write('Phone', '123')
  await view.tap('Save')
  await settle(() => view.getByLabel('Unit').focus())
  await view.tap('Save')
  expect(view.getByLabel('Phone')).toHaveFocus()
  expect(sentences(view)).toEqual(['Enter a valid phone number'])
})

it('adds a custom tag and chooses it', async () => {
  const { api, view } = await open()
  api.answer('address.addLabel', { items: ['Home', 'Work', 'Study', 'Gym'] })
  await view.tap('New tag')
  await view.write('Tag name', 'Grandparents')
  await view.tap('Add')
  expect(sentences(view)).toEqual(['A tag has up to 5 characters'])
  await view.write('Tag name', 'Work')
  expect(sentences(view)).toEqual(['This tag already exists'])
  await view.write('Tag name', 'Gym')
  await view.tap('Add')
  expect(api.calls('address.addLabel')).toEqual([{ label: 'Gym' }])
  expect(view.getByRole('button', { name: 'Gym' })).toHaveAttribute('aria-pressed', 'true')
})

it('takes where the device is, and the known place around it, and looks for stores where it did', async () => {
  deviceAt(22.541, 113.951)
  const { api, root, view } = await open()
  const before = root.place.position
  await fillIn(view)
  await view.tap('Use my location')
  expect(view.getByLabel('Street')).toHaveValue('Science Park')
  await view.tap('Save')
  const request = { regionCode: '440305', latitude: 22.541, longitude: 113.951 }
  expect(api.calls('address.add')).toEqual([expect.objectContaining(request)])
  expect(root.place.position).toEqual(before)
})

it('takes the region of where the device is, where no place is known', async () => {
  deviceAt(39.91, 116.41)
  const { api, view } = await open()
  api.answer('address.locate', { regionCode: '110101', place: null })
  await view.tap('Use my location')
  expect(api.calls('address.locate')).toEqual([{ latitude: 39.91, longitude: 116.41 }])
  expect(view.getByLabel('Street')).toHaveValue('')
  expect(view.getByText('Dongcheng District, Beijing')).toBeVisible()
})

it.each(['tooManyAddresses', 'regionUnknown'] as const)('shows a toast about %s and stays', async (failure) => {
  const { api, view } = await open()
  api.fail('address.add', failure)
  await fillIn(view)
  await view.tap('Coastal City')
  await view.tap('Save')
  expect(view.toast).not.toBe('')
  expect(view.getByLabel('Unit')).toHaveValue('Rm 5')
})

it('deletes an address once it was asked', async () => {
  const { api, root, view } = await open({ id: whole.id })
  root.place.orderTo(whole.id)
  await view.tap('Delete')
  expect(view.getByText('Delete this address?')).toBeVisible()
  await view.tap('Cancel')
  expect(api.calls('address.delete')).toEqual([])
  await view.tap('Delete')
  await settle(() => feedback.answer(true))
  expect(api.calls('address.delete')).toEqual([{ addressId: whole.id }])
  expect(root.place.takeAddress()).toBeUndefined()
  expect(view.toast).toBe('Deleted')
})

it('can be tried again when the address could not be read', async () => {
  const { api, view } = await renderScreen(AddressEdit, { signedIn: true, params: { id: whole.id } })
  api.answer('address.get', whole)
  api.answer('address.labelList', answers['address.labelList'])
  api.answer('address.places', answers['address.places'])
  await view.tap('Try again')
  expect(view.getByLabel('Name')).toHaveValue('Lin')
})

it('is not for visitors', async () => {
  const { view } = await renderScreen(AddressEdit)
  expect(view.getByText('Please log in first')).toBeVisible()
})

describe('where the platform has an address book', () => {
  beforeEach(() => jest.mocked(canImportAddress).mockReturnValue(true))
  afterEach(() => jest.mocked(canImportAddress).mockReturnValue(false))

  it('takes an address over', async () => {
    const { view } = await open()
    const found = { consignee: 'Lin Yue', mobile: '13812346209', regionCode: '440305', address: '1 Keyuan Road' }
    jest.mocked(importAddress).mockResolvedValueOnce(found)
    await view.tap('Import from WeChat')
    expect(view.getByLabel('Name')).toHaveValue('Lin Yue')
    expect(view.getByLabel('Phone')).toHaveValue('13812346209')
    expect(view.getByLabel('Street')).toHaveValue('1 Keyuan Road')
    expect(view.getByText('Nanshan District, Shenzhen, Guangdong')).toBeVisible()
  })

  it('changes nothing when the person turned back', async () => {
    const { view } = await open()
    jest.mocked(importAddress).mockResolvedValueOnce(undefined)
    await view.tap('Import from WeChat')
    expect(view.getByLabel('Name')).toHaveValue('')
  })
})

it('offers no import elsewhere', async () => {
  const { view } = await open()
  expect(view.queryByText('Import from WeChat')).toBeNull()
})

it('is still there after the session expired', async () => {
  const { view, root, api } = await open()
  api.answer('user.info', aUser())
  await settle(() => root.session.refresh())
  await fillIn(view)
  await view.tap('Ms')
  await settle(() => token.clear())
  await settle(() => root.session.signIn(aSession()))
  expect(view.getByLabel('Name')).toHaveValue(' Lin ')
  expect(view.getByLabel('Unit')).toHaveValue('Rm 5')
  for (const name of ['Ms', 'Work']) expect(view.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

it('counts a name that is pasted and too long, and cuts nothing of it', async () => {
  const { view, api } = await open()
  await fillIn(view)
  await view.write('Name', 'Maximiliana Bartholomew')
  expect(view.getByText('23/20')).toBeVisible()
  await view.tap('Save')
  expect(sentences(view)).toContain('A name has up to 20 characters')
  expect(view.getByLabel('Name')).toHaveValue('Maximiliana Bartholomew')
  expect(api.calls('address.add')).toEqual([])
})
