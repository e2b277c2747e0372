import type { Media } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { uploadPicture } from '@/services/upload'
import { drafts } from '@/state/base/drafts'
import { renderScreen, type View } from '@/testing'
import { areasOf } from '@/testing/address'
import { anApplication, noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import Rider from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const media = (id: string): Media => ({ id, path: `/private/${id}`, cover: `/private/${id}-416.webp`, colour: '#aaa' })
const read = { name: '陈立安', idNumber: '440305199001011010', gender: 'male' as const, birthDate: '1990-01-01' }
const answers = {
  'user.info': aUser(),
  'partner.status': statusOf(noApplication('rider')),
  'partner.carMenu': { items: [{ type: 'electricScooter' as const, name: 'Electric scooter' }] },
  'partner.recognizeId': { recognized: read },
  'partner.riderConfirm': anApplication(),
  'address.areaCode': areasOf,
  'upload.view': [media('front')],
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

const open = (more = {}, params = {}) =>
  renderScreen(Rider, { answers: { ...answers, ...more }, signedIn: true, params })
const errors = (view: View) => view.queryAllByRole('alert').map(({ textContent }) => textContent)
const photos = async (view: View, ...captions: string[]) => {
  for (const caption of captions) await view.tap(`Add a photo: ${caption}`)
}

async function fillIn(view: View) {
  await photos(view, 'Photo side', 'Emblem side', 'Front', 'Side', 'Back')
  await view.tap('Region, Choose')
  await view.tap('Guangdong')
  await view.tap('Shenzhen')
  await view.tap('Nanshan District')
  await view.tap('Part time')
  await view.tap('Takeaway')
  await view.tap('Errands')
  await view.tap('Type, Choose')
  await view.tap('Electric scooter')
  await view.write('Brand', 'Yadea GN6')
  await view.write('Load', '80')
  await view.write('Plate number', '粤B12345')
  await view.write('Green-bar code', 'GB-1')
  await view.write('Insurance no.', 'P-1')
  for (const size of ['Body size', 'Cabin size'])
    for (const side of ['L', 'W', 'H']) await view.write(`${size}, ${side}`, '90')
}

it('reads the ID card, hands in the whole form, and shows that it is in review', async () => {
  const { api, view } = await open()
  await fillIn(view)
  expect(api.calls('partner.recognizeId')).toEqual([{ pictureId: 'm1' }])
  expect(view.getByLabel('Full name')).toHaveValue(read.name)
  expect(view.getByText('Filled in from your ID card. Check it')).toBeVisible()
  await view.write('Full name', '陈立')
  await view.tap(/^I agree/)
  await view.tap(/^Insured until/)
  await view.tap('Done')
  await view.tap('Submit for review')
  const size = { length: '90', width: '90', height: '90' }
  expect(api.calls('partner.riderConfirm')).toEqual([
    {
      name: '陈立',
      idNumber: read.idNumber,
      gender: 'male',
      birthDate: '1990-01-01',
      idFront: 'm1',
      idBack: 'm2',
      vehicleFront: 'm3',
      vehicleSide: 'm4',
      vehicleBack: 'm5',
      region: 'Nanshan District, Shenzhen, Guangdong',
      positionType: 'partTime',
      orderTypes: ['takeaway', 'errand'],
      vehicleType: 'electricScooter',
      brand: 'Yadea GN6',
      load: '80',
      plate: '粤B12345',
      greenBar: 'GB-1',
      insuranceNumber: 'P-1',
      insuranceUntil: expect.stringMatching(/^\d{4}-\d\d-01$/) as string,
      body: size,
      cabin: size,
      agreed: true,
      idempotencyKey: expect.any(String) as string,
    },
  ])
  expect(view.path).toBe('pages/user/audit/index')
})

it('says all that is missing, from the top', async () => {
  const { api, view } = await open()
  await view.write('Plate number', 'YB1234')
  await view.tap('Submit for review')
  expect(errors(view).slice(0, 3)).toEqual([
    'Enter your name',
    'Enter the ID number',
    'Upload the front of the ID card',
  ])
  expect(errors(view)).toContain('Enter a valid licence plate')
  expect(errors(view)).toContain('Read and agree to the agreement')
  expect(api.calls('partner.riderConfirm')).toEqual([])
})

it('keeps what was typed over what the card says', async () => {
  const { view } = await open()
  await view.write('Full name', '陈小安')
  await photos(view, 'Photo side')
  expect(view.getByLabel('Full name')).toHaveValue('陈小安')
  expect(view.getByLabel('ID number')).toHaveValue(read.idNumber)
})

it('asks for typing when a card cannot be read', async () => {
  const { view } = await open({ 'partner.recognizeId': { recognized: null } })
  await photos(view, 'Photo side')
  expect(view.getByLabel('Full name')).toHaveValue('')
  expect(view.queryByText('Filled in from your ID card. Check it')).toBeNull()
})

it('comes back with its photos after it was left half-way', async () => {
  const { view } = await open()
  await view.write('Full name', '陈立安')
  await photos(view, 'Photo side')
  view.unmount()
  const again = await open()
  expect(again.view.getByLabel('Full name')).toHaveValue('陈立安')
  expect(again.api.calls('upload.view')).toEqual([{ ids: ['m1'] }])
})

it('shows the state of the application once it was submitted', async () => {
  const { view } = await open({ 'partner.status': statusOf(anApplication()) })
  expect(view.getByText('In review')).toBeVisible()
  expect(view.getByText('We’ll decide within 1 working day')).toBeVisible()
  expect(view.queryByText('Submit for review')).toBeNull()
})

it('opens a rejected application with what was filled in', async () => {
  const application = anApplication({ state: 'resubmit', reasons: [{ field: 'plate', text: 'Another plate' }] })
  const filledIn = { fields: { name: '陈立安', plate: '粤B12345', orderTypes: 'mall' }, pictures: {} }
  const { view } = await open({ 'partner.status': { application, filledIn } }, { edit: '1', field: 'plate' })
  expect(view.getByLabel('Full name')).toHaveValue('陈立安')
  expect(view.getByLabel('Plate number')).toHaveFocus()
  expect(view.getByRole('button', { name: 'Mall' })).toHaveAttribute('aria-pressed', 'true')
  expect(view.getByRole('button', { name: 'Resubmit' })).toBeVisible()
})

it('can be loaded again when that failed', async () => {
  const { 'partner.status': status, ...rest } = answers
  const { api, view } = await renderScreen(Rider, { answers: rest, signedIn: true })
  api.answer('partner.status', status)
  await view.tap('Try again')
  expect(view.getByLabel('Full name')).toBeVisible()
})
