import Taro from '@tarojs/taro'
import { sellsVirtualGoods } from './virtual-goods'

const on = (platform: string) =>
  jest.spyOn(Taro, 'getSystemInfoSync').mockReturnValue({ platform } as Taro.getSystemInfoSync.Result)

afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.TARO_APP_VIRTUAL_GOODS
})

it.each(['ios', 'iOS', 'iPhone OS'])('sells no virtual goods on %s, unless the deployment says so', (platform) => {
  on(platform)
  expect(sellsVirtualGoods()).toBe(false)
  process.env.TARO_APP_VIRTUAL_GOODS = 'all'
  expect(sellsVirtualGoods()).toBe(true)
})

it.each(['android', 'Android', 'devtools'])('sells virtual goods on %s', (platform) => {
  on(platform)
  expect(sellsVirtualGoods()).toBe(true)
})
