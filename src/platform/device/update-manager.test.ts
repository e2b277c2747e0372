import Taro from '@tarojs/taro'
import { followUpdates, isUpdateReady, startUpdate } from './update-manager'

jest.mock('@tarojs/taro', () => {
  const manager = { onUpdateReady: jest.fn(), applyUpdate: jest.fn() }
  return { __esModule: true, default: { canIUse: jest.fn(() => true), getUpdateManager: () => manager } }
})

it('asks no platform without an update manager', () => {
  jest.mocked(Taro.canIUse).mockReturnValueOnce(false)
  followUpdates(jest.fn())
  expect(Taro.getUpdateManager().onUpdateReady).not.toHaveBeenCalled()
})

it('reports that a newer version was downloaded, and restarts with it', () => {
  const ready = jest.fn()
  followUpdates(ready)
  expect(isUpdateReady()).toBe(false)
  const [downloaded] = jest.mocked(Taro.getUpdateManager().onUpdateReady).mock.calls[0] ?? []
  downloaded?.({ errMsg: 'ok' })
  expect(ready).toHaveBeenCalledTimes(1)
  expect(isUpdateReady()).toBe(true)
  startUpdate()
  expect(Taro.getUpdateManager().applyUpdate).toHaveBeenCalledTimes(1)
})
