import '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { Button } from '@/components/base/Button'

/**
 * Taro's test utilities on one component of ours, with Taro's real web components. Their other functions do not fit:
 * `createApp` calls the router of Taro 3 and opens no page of ours (README, "The packages").
 */
const utils = new TestUtils()

it('mounts a component of ours and presses it', async () => {
  const pressed = jest.fn()
  await utils.mount(Button, { props: { text: 'Pay', onPress: pressed } })
  utils.fireEvent.click(await utils.queries.waitForQuerySelector('[role=button]'))
  expect(pressed).toHaveBeenCalledTimes(1)
  utils.unmout()
})
