import { renderScreen } from '@/testing'
import { aNight, hotelAnswers, roomsPage, roomTypeId } from '@/testing/merchant-hotel'
import { platform } from '../../../../tests/stand-ins/taro'
import Rooms from '.'

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Rooms, { signedIn: true, answers: { ...hotelAnswers, ...answers }, language })

it('shows what each night costs and how much of it is left', async () => {
  const { view, api } = await opened()
  expect(api.calls('merchant.rooms')).toMatchObject([{ days: 14 }])
  for (const name of ['Wed 20 Feb ¥268 2 of 3 free', 'Thu 21 Feb ¥328 Full', 'Fri 22 Feb ¥268 Closed'])
    expect(view.getByRole('button', { name })).toBeVisible()
})

it('changes one night, and only what is typed', async () => {
  const { view, api } = await opened()
  await view.tap('Wed 20 Feb ¥268 2 of 3 free')
  expect(view.getByRole('button', { name: 'Change 1 night' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Price per night, ¥', '0.5')
  expect(view.getByText('Enter a price from ¥1')).toBeVisible()
  await view.write('Price per night, ¥', '288')
  api.answer('merchant.saveRooms', { nights: [aNight({ price: 28_800 })] })
  await view.tap('Change 1 night')
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  expect(api.calls('merchant.saveRooms')).toEqual([
    { roomTypeId, from: '2030-02-20', until: '2030-02-20', weekdays, price: 28_800 },
  ])
  expect(view.toast).toBe('Saved')
  expect(api.calls('merchant.rooms')).toHaveLength(2)
})

it('closes the weekends of a month', async () => {
  const { view, api } = await opened()
  await view.tap('Change prices: Lake-view king')
  await view.tap('30 nights')
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Sun']) await view.tap(day)
  await view.tap('Stop')
  api.answer('merchant.saveRooms', { nights: [] })
  await view.tap('Change 8 nights')
  expect(api.calls('merchant.saveRooms')).toEqual([
    { roomTypeId, from: '2030-02-20', until: '2030-03-21', weekdays: [5, 6], closed: true },
  ])
})

it('says when fewer rooms than are sold close a night', async () => {
  const { view } = await opened()
  await view.tap('Change prices: Lake-view king')
  await view.write('Rooms for sale', '2')
  expect(
    view.getByText('More rooms are already sold on 1 night. Oversold nights close; existing bookings stay'),
  ).toBeVisible()
})

it('moves forward and back by weeks, never before today', async () => {
  const { view, api } = await opened()
  await view.tap('Earlier')
  await view.tap('Later')
  await view.tap('Wed 27 Feb Back to today')
  expect(api.calls('merchant.rooms')).toMatchObject([{}, {}, { from: '2030-02-27' }, {}])
})

it('says when a hotel has no rooms, and can be tried again', async () => {
  const none = await opened({ 'merchant.rooms': { ...roomsPage, items: [] } })
  expect(none.view.getByText('No rooms yet')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('修改房价房量')).toBeVisible()
  await view.tap('修改房价房量：Lake-view king')
  expect(view.getByText('修改14晚')).toBeVisible()
})

it('leads to the set-up of rooms and rates', async () => {
  const { view } = await opened()
  await view.tap('Set up rooms and rates')
  expect(platform.pages.at(-1)?.route).toBe('pages/merchant/hotel/index')
})
