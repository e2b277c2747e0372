import { callPhone } from '@/platform/device/phone-call'
import { api } from '@/services/api'
import { FakeServer } from '@/testing'
import { reachRider } from './call-rider'

jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callPhone: jest.fn(),
  callsPhones: () => true,
}))

const conversation = { id: '018f0000-0000-7000-8000-0000000000a1', canCall: true }
beforeEach(() => void jest.mocked(callPhone).mockClear())

it('dials a phone that is shown in full', async () => {
  const server = new FakeServer()
  await reachRider(api, 'o1', '13900000101')
  expect(callPhone).toHaveBeenCalledWith('13900000101')
  expect(server.calls('chat.open')).toEqual([])
})

it('calls a masked one by a number that is nobody’s own, and never dials what is shown', async () => {
  const server = new FakeServer({
    'chat.open': conversation as never,
    'chat.call': { number: '0755-86207742' } as never,
  })
  await reachRider(api, 'o1', '139****0101')
  expect(server.calls('chat.open')).toEqual([{ with: 'rider', orderId: 'o1' }])
  expect(jest.mocked(callPhone).mock.calls).toEqual([['0755-86207742']])
})

it('dials nothing where no call is possible', async () => {
  const server = new FakeServer({ 'chat.open': { ...conversation, canCall: false } as never })
  await reachRider(api, 'o1', '139****0101')
  expect(server.calls('chat.call')).toEqual([])
  expect(callPhone).not.toHaveBeenCalled()
})
