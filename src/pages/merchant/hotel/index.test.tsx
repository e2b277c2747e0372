import { renderScreen, type Answers } from '@/testing'
import { anOwnHotel, hotelAnswers, roomTypeId } from '@/testing/merchant-hotel'
import { platform } from '../../../../tests/stand-ins/taro'
import Hotel from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(() => Promise.resolve([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload', () => ({
  ...jest.requireActual<object>('@/services/upload'),
  uploadPicture: jest.fn(() =>
    Object.assign(Promise.resolve({ id: 'm1', path: '/media/m1', cover: '/media/m1-416.webp', colour: '#aaa' }), {
      abort: jest.fn(),
    }),
  ),
}))

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Hotel, { signedIn: true, answers: { ...hotelAnswers, ...answers }, language })

it('begins with the facts of a hotel, and then offers to add rooms', async () => {
  const { view, api } = await opened({ 'merchant.hotel': anOwnHotel({ isSetUp: false, rooms: [], facilities: [] }) })
  expect(view.queryByText('Add a room type')).toBeNull()
  await view.tap('Homestay')
  await view.tap('Add Stars')
  await view.tap('Remove one Check-out by')
  await view.tap('Pool')
  api.answer('merchant.saveHotel', anOwnHotel({ rooms: [] }))
  await view.tap('Save')
  expect(api.calls('merchant.saveHotel')).toMatchObject([
    { kind: 'homestay', stars: 5, openedYear: 2019, checkOutBy: '11:00', facilities: ['pool'] },
  ])
  expect(view.toast).toBe('Saved')
  await view.tap('Add a room type')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/merchant/room-type/index', params: {} })
})

it('leads to its room types, and saves only what was changed', async () => {
  const { view } = await opened()
  expect(view.queryByRole('button', { name: 'Save' })).toBeNull()
  await view.tap('Pool')
  expect(view.getByRole('button', { name: 'Save' })).toBeVisible()
  await view.tap('Pool')
  expect(view.queryByRole('button', { name: 'Save' })).toBeNull()
  await view.tap('Lake-view king, ¥268 · 3 rooms · 1 rate')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/merchant/room-type/index', params: { roomTypeId } })
})

it('writes house rules, chooses area and brand, and changes the photos', async () => {
  const { view, api } = await opened()
  await view.tap('Pets')
  await view.write('Pets, Chinese', '不可携带宠物')
  await view.tap('Smoking')
  await view.tap('Houhai')
  await view.tap('Yunting')
  await view.tap('Views')
  await view.tap('Family')
  await view.tap('Add No-show from')
  await view.tap('Remove Outside, photo 1')
  await view.tap('Lobby')
  await view.tap('Add a photo: Lobby')
  api.answer('merchant.saveHotel', anOwnHotel({ pictures: [] }))
  await view.tap('Save')
  const both = { en: '不可携带宠物', zh: '不可携带宠物' }
  expect(api.calls('merchant.saveHotel')).toMatchObject([
    {
      ...{ areaKey: 'houhai', brandKey: 'yunting', pictures: [], newPictures: [{ id: 'm1', group: 'lobby' }] },
      ...{ themes: ['view'], noShowAt: '07:00' },
      rules: [{ key: 'pets', text: both }],
    },
  ])
  expect(view.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('says why a hotel was not saved, and keeps what was typed', async () => {
  const { view, api } = await opened({}, 'zh')
  await view.tap('民宿')
  api.fail('merchant.saveHotel', 'hotelCityUnknown')
  await view.tap('保存')
  expect(view.toast).toBe('无法识别门店所在城市，请联系客服')
  expect(view.getByRole('tab', { name: '民宿' })).toHaveAttribute('aria-selected', 'true')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Hotel, {
    signedIn: true,
    answers: { 'merchant.stores': hotelAnswers['merchant.stores'] },
  })
  api.answer('merchant.hotel', anOwnHotel())
  await view.tap('Try again')
  expect(view.getByText('Room types')).toBeVisible()
})
