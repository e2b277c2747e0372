import { Text } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { Press } from '@/components/base/Press'
import { screen } from '@/components/frame/Screen'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { renderScreen } from '@/testing'
import { drafts } from './base/drafts'
import { attempt, Form, makeModel, useModel, type RootState } from '.'

/** A form that is sent by one button, says so and goes back. */
class Leaving {
  readonly form = new Form({})
  text = ''

  constructor(
    private readonly api: Api,
    root: RootState,
  ) {
    makeModel(this, 'api')
    const restore = (text: string) => void (this.text = text)
    this.form.keep('leaving', root.session, { read: () => this.text, restore, outlivesScreen: true })
  }

  async send(): Promise<void> {
    this.text = 'Written'
    if (!(await this.form.send(() => this.api.search.deleteLog({})))) return
    toast('Sent')
    await back()
  }

  async again(): Promise<void> {
    await attempt(() => this.api.search.deleteLog({}))
    toast('Done')
  }

  dispose(): void {
    this.form.dispose()
  }
}

const Entry = screen('loginCode', () => {
  const model = useModel((api, root) => new Leaving(api, root))
  return (
    <>
      <Press label="Send" onPress={() => void model.send()}>
        <Text>Send</Text>
      </Press>
      <Press label="Again" onPress={() => void model.again()}>
        <Text>Again</Text>
      </Press>
    </>
  )
})

const answers = { 'search.deleteLog': {}, 'cart.info': { baskets: [], count: 3 } }

it('neither shows a toast nor goes back after its screen was left, and reloads what a late answer changed', async () => {
  const { api, root, view } = await renderScreen(Entry, { answers, signedIn: true })
  const held = api.hold('search.deleteLog')
  await view.tap('Send')
  view.unmount()
  jest.mocked(Taro.navigateBack).mockClear()
  expect(root.cart.count).toBe(0)
  await held.deliver(0)
  expect([view.toast, jest.mocked(Taro.navigateBack).mock.calls]).toEqual(['', []])
  expect(root.cart.count).toBe(3)
})

it('ends the draft of what was sent, though its screen was left before the answer', async () => {
  const { api, view } = await renderScreen(Entry, { answers, signedIn: true })
  const held = api.hold('search.deleteLog')
  await view.tap('Send')
  view.unmount()
  expect(drafts.read('leaving', undefined)).toEqual({ fields: {}, rest: 'Written' })
  await held.deliver(0)
  expect(drafts.read('leaving', undefined)).toBeUndefined()
})

it('says nothing of a failure that comes after its screen was left', async () => {
  const { api, view } = await renderScreen(Entry, { answers, signedIn: true })
  const held = api.hold('search.deleteLog')
  await view.tap('Again')
  view.unmount()
  await held.lose(0)
  expect(view.toast).toBe('')
})
