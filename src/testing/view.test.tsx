import { Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { Sheet } from '@/components/frame/Sheet'
import { renderScreen } from '.'

const pressed = jest.fn()
let sheetOpen = false

const Page = screen('loginCode', () => (
  <Screen
    title="Page"
    overlay={
      <Sheet open={sheetOpen} onClose={() => pressed('close')} label="Options">
        <Press label="Choose" onPress={() => pressed('in the sheet')} />
      </Sheet>
    }
  >
    <Press label="Choose" onPress={() => pressed('on the page')} />
    <Press label="Add" onPress={() => pressed('first')} />
    <View role="group" aria-label="Second">
      <Press label="Add" onPress={() => pressed('second')} />
    </View>
    <View role="radiogroup" aria-label="Size">
      <Press label="Small" role="radio" onPress={() => pressed('small')} />
      <Press label="Large" onPress={() => pressed('large')} />
    </View>
    <Press label="Behind" onPress={() => pressed('behind')} />
    <Button text="Send" busy onPress={() => pressed('send')} />
    <Text>Seen</Text>
  </Screen>
))

beforeEach(() => {
  pressed.mockClear()
  sheetOpen = false
})

it('refuses to guess between two controls of one name, and finds the one of a part', async () => {
  const { view } = await renderScreen(Page)
  await expect(view.tap('Add')).rejects.toThrow('2 controls are called Add')
  await view.tap('Add', view.getByRole('group', { name: 'Second' }))
  expect(pressed.mock.calls).toEqual([['second']])
})

it('taps what is in front of the page, and nothing behind it', async () => {
  sheetOpen = true
  const { view } = await renderScreen(Page)
  await view.tap('Choose')
  expect(pressed.mock.calls).toEqual([['in the sheet']])
  await expect(view.tap('Behind')).rejects.toThrow('Behind')
})

it('refuses to choose what a screen reader does not take for a choice', async () => {
  const { view } = await renderScreen(Page)
  await view.tap('Small')
  await expect(view.tap('Large')).rejects.toThrow('"Large" is in a radiogroup, but no radio')
  expect(pressed.mock.calls).toEqual([['small']])
})

it('takes words that a style sheet hides as not visible', async () => {
  const { view } = await renderScreen(Page)
  expect(view.getByText('Seen')).toBeVisible()
  expect(view.getByText('Send')).not.toBeVisible()
})
