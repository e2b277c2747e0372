import { fireEvent } from '@testing-library/react'
import { choosePictures } from '@/platform/media/choose-pictures'
import { callPhone } from '@/platform/device/phone-call'
import { uploadPicture } from '@/services/upload-on-demand'
import { renderScreen, settle } from '@/testing'
import { anApplication, statusOf } from '@/testing/applications'
import { aConversation } from '@/testing/chat'
import { aTask, aWait, moves, riderAnswers, withTasks } from '@/testing/riders'
import { RiderState } from '@/features/rider/rider'
import { token } from '@/platform/session/token'
import type { DeliveryTask } from '@contract/entities/delivery'
import { platform } from '../../../../tests/stand-ins/taro'
import Task from '.'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn().mockRejectedValue(new Error('unknown')),
}))
jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callsPhones: () => true,
  callPhone: jest.fn(),
}))
jest.mock('@/services/upload-on-demand', () => ({
  ...jest.requireActual<object>('@/services/upload-on-demand'),
  uploadPicture: jest.fn(),
}))
jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))

const photoId = '018f0000-0000-7000-8000-0000000000f1'
const deliveryId = aTask().id

const opened = (over: Partial<DeliveryTask> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Task, { params: { id: deliveryId }, signedIn: true, answers: withTasks(aTask(over)), language })

beforeEach(() => {
  const media = { id: photoId, path: '/private/x', colour: '#fff' }
  jest.mocked(uploadPicture).mockReturnValue(Object.assign(Promise.resolve(media), { abort: () => undefined }) as never)
  jest.mocked(choosePictures).mockResolvedValue([{ preview: 'blob:x', bytes: 10, file: undefined }])
})

// A step that waits for the network ends with the session.
afterEach(() => settle(() => token.set('')))

const atDoor = { state: 'atDropOff', step: 'deliver', canRelease: false } as const

it('shows where the goods are, what they are and what the customer says, and takes one step after the other', async () => {
  const { view, api } = await opened()
  for (const text of ['#3023', 'Old Lane Wonton', 'Keyuan Garden 3-1602', 'Shrimp wonton', '×2', 'Do not ring'])
    expect(view.getAllByText(text)[0]).toBeVisible()
  expect(view.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeVisible()
  moves(api, 'rider.arrive', aTask({ state: 'atPickup', step: 'pickUp' }))
  await view.tap('I’m at the store')
  expect(api.calls('rider.arrive')).toMatchObject([{ deliveryId, at: 'pickup' }])
  expect(view.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeVisible()
  expect(view.getByText('Next: Keyuan Garden 3-1602')).toBeVisible()
})

it('asks once about a step right after the last one', async () => {
  const { view, api } = await opened()
  moves(api, 'rider.arrive', aTask({ state: 'atPickup', step: 'pickUp' }))
  await view.tap('I’m at the store')
  moves(api, 'rider.pickUp', aTask({ state: 'onTheWay', step: 'arriveDropOff' }))
  await view.tap('Picked up')
  expect(view.getByRole('alertdialog')).toHaveTextContent('You just did the last step')
  await view.tap('No')
  expect(api.calls('rider.pickUp')).toEqual([])
})

it('hands over by a code, says how many tries are left, and that it is locked', async () => {
  const { view, api } = await opened({ ...atDoor, orderKind: 'errand', proof: { pickup: 'code', dropOff: 'code' } })
  await view.tap('Delivered')
  expect(view.getByText('Ask Lin* for the 4 digits')).toBeVisible()
  const type = async () => {
    for (const digit of ['7', '3', '1', '6']) await view.tap(digit)
  }
  api.fail('rider.deliver', 'handOverCodeWrong')
  await type()
  expect(api.calls('rider.deliver')).toMatchObject([{ deliveryId, code: '7316' }])
  expect(view.getByRole('alert')).toBeVisible()
  moves(api, 'rider.deliver', aTask({ state: 'delivered', step: null, pickup: null, dropOff: null }))
  await type()
  expect(view.getByText('This delivery has ended')).toBeVisible()
})

it('delivers with a photo where nobody is met, and not without one', async () => {
  const { view, api } = await opened({ ...atDoor, contactFree: true, proof: { pickup: 'none', dropOff: 'photo' } })
  expect(view.getByText('Contact-free delivery')).toBeVisible()
  await view.tap('Delivered')
  expect(view.toast).toBe('Take a photo first')
  await view.tap(/Hand-over/)
  moves(api, 'rider.deliver', aTask({ state: 'delivered', step: null }))
  await view.tap('Delivered')
  expect(api.calls('rider.deliver')).toMatchObject([{ deliveryId, photoId }])
})

it('sends a receipt with its sum and photo, and says that a dearer one asks the customer', async () => {
  const purchase = { paid: 80_00, most: 120_00, spent: null, needsReceipt: true, isAsked: false }
  const { view, api } = await opened({ state: 'atPickup', step: 'buy', orderKind: 'errand', purchase })
  await view.tap('Bought')
  await view.write('Receipt total', '88.50')
  expect(view.getByText(/^More than the ¥80.00/)).toBeVisible()
  await view.write('Total without pricier items', '60')
  await view.tap('Send the receipt')
  expect(view.toast).toBe('Take a photo of the receipt first')
  await view.tap(/Photo of the receipt/)
  moves(api, 'rider.buy', aTask({ state: 'atPickup', step: 'buy', purchase: { ...purchase, isAsked: true } }))
  await view.tap('Send the receipt')
  expect(api.calls('rider.buy')).toMatchObject([{ deliveryId, amount: 88_50, without: 60_00, photoId }])
  expect(api.keys('rider.buy')[0]).toEqual(expect.any(String))
  expect(view.getByText('We’re asking the customer about the price')).toBeVisible()
  expect(view.getByRole('button', { name: 'Bought' })).toHaveAttribute('aria-disabled', 'true')
})

it('adds a further receipt to those of before, or corrects them, until it sets off', async () => {
  const purchase = { paid: 80_00, most: 120_00, spent: 30_00, needsReceipt: false, isAsked: false }
  const bought = { state: 'pickedUp', step: 'pickUp', orderKind: 'errand', canRelease: false } as const
  const { view, api } = await opened({ ...bought, purchase })
  const more = async (sum: string) => {
    await view.tap('Another receipt')
    await view.write('Receipt total', sum)
    await view.tap(/Photo of the receipt/)
  }
  await more('60')
  expect(view.getByText(/^More than the ¥80.00/)).toBeVisible()
  await view.write('Receipt total', '20')
  expect(view.queryByText(/^More than the ¥80.00/)).toBeNull()
  moves(api, 'rider.buy', aTask({ ...bought, purchase: { ...purchase, spent: 50_00 } }))
  await view.tap('Send the receipt')
  await more('60')
  await view.tap('Correct the earlier amount')
  expect(view.queryByText(/^More than the ¥80.00/)).toBeNull()
  await view.tap('Send the receipt')
  expect(api.calls('rider.buy')).toMatchObject([
    { amount: 20_00, corrects: false },
    { amount: 60_00, corrects: true },
  ])
})

it('sends up to three photos of a hand-over', async () => {
  const { view, api } = await opened({ ...atDoor, contactFree: true, proof: { pickup: 'none', dropOff: 'photo' } })
  for (let count = 0; count < 3; count += 1) {
    const media = { id: photoId.replace(/.$/, String(count)), path: '/private/x', colour: '#fff' }
    const sent = Object.assign(Promise.resolve(media), { abort: () => undefined })
    jest.mocked(uploadPicture).mockReturnValueOnce(sent as never)
    await view.tap(/Hand-over/)
  }
  expect(view.queryByRole('button', { name: /Hand-over/ })).toBeNull()
  moves(api, 'rider.deliver', aTask({ state: 'delivered', step: null }))
  await view.tap('Delivered')
  const [first, ...rest] = [0, 1, 2].map((count) => photoId.replace(/.$/, String(count)))
  expect(api.calls('rider.deliver')).toMatchObject([{ deliveryId, photoId: first, morePhotoIds: rest }])
})

it('waits and calls where nobody is there, and leaves the goods at the door only afterwards', async () => {
  const problem = aWait()
  const { view, api } = await opened({ state: 'problem', step: 'deliver', problem })
  expect(view.getByText('Nobody there')).toBeVisible()
  expect(view.getByText('1 of 2')).toBeVisible()
  expect(view.getByRole('button', { name: 'Leave it at the door' })).toHaveAttribute('aria-disabled', 'true')
  api.answer('rider.call', { number: '0755-86207742', until: '2099-01-01T00:00:00.000Z' })
  const past = new Date(Date.now() - 1000).toISOString()
  api.answer('rider.task', aTask({ state: 'problem', step: 'deliver', problem: aWait({ calls: 2, waitUntil: past }) }))
  await view.tap(/^Call$/)
  expect(callPhone).toHaveBeenCalledWith('0755-86207742')
  expect(view.getByText('You did your part')).toBeVisible()
  await view.tap(/Hand-over/)
  moves(api, 'rider.deliver', aTask({ state: 'delivered', step: null, problem: null }))
  await view.tap('Leave it at the door')
  expect(api.calls('rider.deliver')).toMatchObject([{ deliveryId, photoId }])
})

it('asks the customer of an errand once the rider has waited', async () => {
  const waitUntil = new Date(Date.now() - 1000).toISOString()
  const problem = aWait({ calls: 2, waitUntil, after: 'askCustomer' })
  const { view, api } = await opened({ state: 'problem', step: 'deliver', orderKind: 'errand', problem })
  moves(api, 'rider.problem', aTask({ state: 'problem', step: 'deliver', orderKind: 'errand', problem }))
  await view.tap('Ask the customer')
  expect(api.calls('rider.problem')).toMatchObject([{ deliveryId, kind: 'nobody' }])
})

it('reports what is wrong on the way, or asks for more time', async () => {
  const onTheWay = { state: 'onTheWay', step: 'arriveDropOff', canRelease: false } as const
  const { view, api } = await opened(onTheWay)
  await view.tap('Something wrong?')
  moves(api, 'rider.delay', aTask({ ...onTheWay, delayMinutes: 10 }))
  await view.tap('10 min')
  expect(api.calls('rider.delay')).toEqual([{ deliveryId, minutes: 10 }])
  expect(view.getByText(/^We’re asking the customer for 10 min more/)).toBeVisible()
  await view.tap('Something wrong?')
  moves(api, 'rider.problem', aTask({ state: 'problem', step: 'deliver', problem: aWait() }))
  await view.tap('Customer doesn’t want it')
  expect(api.calls('rider.problem')).toMatchObject([{ deliveryId, kind: 'refused' }])
})

it('gives a delivery up for a reason before the pickup', async () => {
  const { view, api } = await opened()
  await view.tap('Something wrong?')
  await view.tap('Release the delivery')
  expect(view.queryByRole('radio', { name: 'I had an accident' })).toBeNull()
  await view.tap('The store is closed')
  api.answer('rider.release', {})
  await view.tap('Release the delivery')
  expect(api.calls('rider.release')).toEqual([{ deliveryId, reason: 'storeClosed' }])
})

it('asks a closed store, says until when, and lets the rider pick up all the same', async () => {
  const atPickup = { state: 'atPickup', step: 'pickUp' } as const
  const { view, api } = await opened(atPickup)
  await view.tap('Something wrong?')
  const waitUntil = new Date(Date.now() + 540_000).toISOString()
  const problem = aWait({ kind: 'storeClosed', calls: 0, callsNeeded: 0, waitUntil, after: 'store' })
  moves(api, 'rider.problem', aTask({ ...atPickup, problem, problems: ['accident'] }))
  await view.tap('The store is closed')
  expect(api.calls('rider.problem')).toMatchObject([{ deliveryId, kind: 'storeClosed' }])
  expect(view.getByText(/^We’ve asked the store/)).toBeVisible()
  expect(view.getByRole('img', { name: /^The store has \d\d:\d\d to answer/ })).toBeVisible()
  await view.tap('Something wrong?')
  expect(view.queryByText('We’ll ask the store')).toBeNull()
  await settle(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
  moves(api, 'rider.pickUp', aTask({ state: 'onTheWay', step: 'arriveDropOff' }))
  await view.tap('Picked up')
  expect(view.queryByText(/^We’ve asked the store/)).toBeNull()
})

it('reports an accident by one press, with the available help', async () => {
  const onTheWay = { state: 'onTheWay', step: 'arriveDropOff', canRelease: false } as const
  const { view, api } = await opened(onTheWay)
  await view.tap('Something wrong?')
  const problem = aWait({ kind: 'accident', calls: 0, callsNeeded: 0, after: 'staff' })
  moves(api, 'rider.problem', aTask({ ...onTheWay, problem }))
  await view.tap('I had an accident')
  expect(api.calls('rider.problem')).toMatchObject([{ deliveryId, kind: 'accident' }])
  expect(view.getByText('Your safety comes first')).toBeVisible()
  await view.tap('Call 120')
  expect(callPhone).toHaveBeenCalledWith('120')
  expect(view.getByRole('button', { name: /^I’ve arrived/ })).toBeVisible()
})

it('says that another rider is found after an accident before the pickup', async () => {
  const { view, api } = await opened({}, 'zh')
  await view.tap('遇到问题？')
  moves(api, 'rider.problem', aTask({ state: 'waiting', step: null, pickup: null, dropOff: null, problems: [] }))
  await view.tap('出了事故')
  expect(view.toast).toBe('订单已转给其他骑手，请先照顾好自己')
})

it('asks what the store refunded for a purchase that is brought back', async () => {
  const purchase = { paid: 80_00, most: 120_00, spent: 78_00, needsReceipt: false, isAsked: false }
  const { view, api } = await opened({ state: 'returning', step: 'handBack', orderKind: 'errand', purchase })
  await view.tap('Brought back')
  await view.write('Refunded by the store', '70')
  moves(api, 'rider.handBack', aTask({ state: 'returned', step: null }))
  await view.tap('Brought back')
  expect(api.calls('rider.handBack')).toMatchObject([{ deliveryId, givenBack: 70_00 }])
})

it('continues without network, and says that the step is saved', async () => {
  const { view } = await opened({ state: 'onTheWay', step: 'arriveDropOff' })
  await view.tap('I’ve arrived')
  expect(view.getByText('Saved here, sent later')).toBeVisible()
  expect(view.getByRole('button', { name: /^Delivered/ })).toBeVisible()
})

it('says when the delivery is not the rider’s', async () => {
  const { view } = await renderScreen(Task, {
    params: { id: deliveryId },
    signedIn: true,
    answers: riderAnswers,
    prepare: (server) => server.fail('rider.task', 'deliveryNotFound'),
  })
  expect(view.getByText('This delivery isn’t yours')).toBeVisible()
})

it('shows nothing more of a delivery that another rider was given', async () => {
  const { view, api, root } = await opened()
  await view.tap('Something wrong?')
  api.fail('rider.task', 'deliveryNotFound')
  api.answer('rider.tasks', { items: [], next: null })
  await settle(() => root.keep(RiderState).renew())
  expect(view.getByText('This delivery isn’t yours')).toBeVisible()
  for (const gone of ['Keyuan Garden 3-1602', 'I’m at the store', 'What went wrong?'])
    expect(view.queryByText(gone)).toBeNull()
})

it('tries again after a failure, and speaks Chinese', async () => {
  const options = { params: { id: deliveryId }, signedIn: true, answers: riderAnswers, language: 'zh' } as const
  const { view, api } = await renderScreen(Task, options)
  api.answer('rider.task', aTask())
  await view.tap('重试')
  expect(view.getByText('我已到店')).toBeVisible()
  await settle(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
})

it('requests no delivery for a customer who is not a rider', async () => {
  const answers = { 'partner.status': statusOf(anApplication()) }
  const { view, api } = await renderScreen(Task, { params: { id: deliveryId }, signedIn: true, answers })
  expect(view.getByText('You’re not a rider yet')).toBeVisible()
  expect(api.calls('rider.task')).toEqual([])
})

it('opens the chat with the customer, who knows the way to the door', async () => {
  const { view, api } = await opened()
  api.answer('rider.openChat', aConversation({ id: 'c1', as: 'rider', with: 'customer' }))
  await view.tap(/^Message /)
  expect(api.calls('rider.openChat')).toEqual([{ deliveryId }])
  expect(platform.pages.at(-1)).toMatchObject({ params: { id: 'c1' } })
})
