import { useState } from 'react'
import { Text } from '@tarojs/components'
import { fireEvent } from '@testing-library/react'
import { defaultSettings } from '@contract/settings'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import { Sheet } from '@/components/frame/Sheet'
import { confirm, confirmAnywhere, feedback, toast } from '@/platform/view/feedback'
import { deployment } from '@/platform/session/deployment'
import { language } from '@/platform/session/language'
import { token } from '@/platform/session/token'
import { PagedResource, Resource, useModel, useRootState } from '@/state'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import { Screen, screen } from '.'
import { barOf } from './tab-bars'

const Entry = screen('userAgreement', ({ key = 'none' }) => {
  const model = useModel((api) => ({ cart: new Resource(() => api.cart.info({})) }))
  return (
    <Screen title={key} tab="my">
      <AsyncView resource={model.cart}>{({ count }) => <Text>{count} in the cart</Text>}</AsyncView>
    </Screen>
  )
})

const cart = { baskets: [], count: 3 }

it('gives the screen its parameters and shows what was loaded', async () => {
  const { view } = await renderScreen(Entry, { params: { key: 'privacy' }, answers: { 'cart.info': cart } })
  expect(view.getByRole('heading')).toHaveTextContent('privacy')
  expect(view.getByText('3 in the cart')).toBeVisible()
})

it('shows a failure with its words and tries again', async () => {
  const { view, api } = await renderScreen(Entry, {})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('cart.info', cart)
  await view.tap('Try again')
  expect(view.getByText('3 in the cart')).toBeVisible()
})

it('shows the badge on the tab bar and follows the language', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart }, signedIn: true })
  expect(view.getByRole('tab', { name: 'Order 3' })).toBeVisible()
  expect(view.getByRole('tab', { name: 'Me' })).toHaveAttribute('aria-selected', 'true')
  await settle(() => language.set('zh'))
  expect(view.getByRole('tab', { name: '我的' })).toBeVisible()
})

it('has errands among the tabs of a deployment that chose so', async () => {
  deployment.set({ ...defaultSettings, customerTabs: 'errands' })
  const { view } = await renderScreen(Entry)
  const tabs = () => view.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs()).toEqual(['Home', 'Orders', 'Me', 'Member', 'Errands'])
  await settle(() => deployment.clear())
  expect(tabs()).toEqual(['Home', 'Member', 'Order', 'Orders', 'Me'])
})

it('has the tabs of the first reading where it knows none of the deployment’s name, or the reading lacks the tab', () => {
  const tabs = (...args: Parameters<typeof barOf>) => barOf(...args).map(({ name }) => name)
  expect(tabs('home', 'of a newer server')).toEqual(tabs('home'))
  expect(tabs('orderFood', 'errands')).toEqual(tabs('orderFood'))
  expect(tabs('errands', 'of a newer server')).toEqual(tabs('errands', 'errands'))
})

it('goes back, or home when there is nothing behind', async () => {
  const Plain = screen('loginCode', () => <Screen title="Plain">{null}</Screen>)
  const { view } = await renderScreen(Plain)
  await view.tap('Back')
  expect(view.path).toBe('pages/tab/home/index')
})

it('stands in for a screen that cannot be drawn, and draws it again', async () => {
  let broken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = screen('loginCode', () => {
    if (broken) throw new Error('broken')
    return <Text>Whole</Text>
  })
  const { view } = await renderScreen(Broken)
  expect(view.getByText('Something went wrong')).toBeVisible()
  broken = false
  await view.tap('Try again')
  expect(view.getByText('Whole')).toBeVisible()
  jest.restoreAllMocks()
})

it('shows a toast in a status region', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart } })
  await settle(() => toast('Copied'))
  expect(view.getAllByRole('status').some((region) => region.textContent === 'Copied')).toBe(true)
  expect(view.toast).toBe('Copied')
})

const question = { title: 'Delete it?', ok: 'Delete', cancel: 'Keep' }

it('draws a question and a toast only on the page in view', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart } })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => (toast('Copied'), void confirm(question)))
  expect(view.queryByRole('alertdialog')).toBeNull()
  expect(view.queryByText('Copied')).toBeNull()
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByRole('alertdialog')).toHaveFocus()
  expect(view.getByText('Copied')).toBeVisible()
})

it('ends a question with its screen, as no', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart } })
  let sure: boolean | undefined
  await settle(() => void confirm(question).then((yes) => (sure = yes)))
  expect(view.getByRole('alertdialog')).toBeVisible()
  view.unmount()
  await settle()
  expect(sure).toBe(false)
})

it('ends a question as no when another screen comes in view, and draws it nowhere', async () => {
  const Below = screen('loginCode', () => <Screen title="Below">{null}</Screen>)
  const Above = screen('userAgreement', () => <Screen title="Above">{null}</Screen>)
  let go: (next: boolean) => void = () => undefined
  const Both = () => {
    const [isOpen, setOpen] = useState(false)
    go = setOpen
    return (
      <>
        <Below />
        {isOpen && <Above />}
      </>
    )
  }
  const { view } = await renderScreen(Both)
  let sure: boolean | undefined
  await settle(() => void confirm(question).then((yes) => (sure = yes)))
  await settle(() => go(true))
  expect(view.getByRole('heading', { name: 'Above' })).toBeVisible()
  expect([sure, view.queryByRole('alertdialog')]).toEqual([false, null])
})

it('keeps its own question while the app is hidden, and the app’s question on any screen', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart } })
  await settle(() => void confirm(question))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByRole('alertdialog')).toBeVisible()
  await settle(() => void confirmAnywhere({ ...question, title: 'Update?' }))
  view.unmount()
  expect(feedback.question?.title).toBe('Update?')
})

it('stays out of view when it is drawn again for another customer', async () => {
  const { view } = await renderScreen(Entry, { answers: { 'cart.info': cart } })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => token.set('of-somebody-else'))
  await settle(() => void confirm(question))
  expect(view.queryByRole('alertdialog')).toBeNull()
})

it('asks for a login when its session ends, unless another page is in view', async () => {
  jest.useFakeTimers()
  const Own = screen('profile', () => <Text>Mine</Text>)
  const endsSession = async () => {
    await settle(() => token.set(''))
    await settle(() => void jest.runOnlyPendingTimers())
  }
  const { view } = await renderScreen(Own, { signedIn: true })
  const before = view.path
  await settle(() => platform.fire('useDidHide'))
  await endsSession()
  expect(view.path).toBe(before)
  await settle(() => platform.fire('useDidShow'))
  await settle(() => token.set('of-mia'))
  await endsSession()
  expect(view.path).toMatch(/login-code/)
  jest.useRealTimers()
})

it('closes only the question over a sheet by Escape', async () => {
  const onClose = jest.fn()
  const WithSheet = screen('loginCode', () => (
    <Screen
      title="Sheet"
      overlay={
        <Sheet open onClose={onClose} title="Time">
          {null}
        </Sheet>
      }
    >
      {null}
    </Screen>
  ))
  const { view } = await renderScreen(WithSheet)
  await settle(() => void confirm(question))
  const escape = () => settle(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
  await escape()
  expect(view.queryByRole('alertdialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await escape()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('lists page after page, to the end', async () => {
  const List = screen('loginCode', () => {
    useRootState()
    const model = useModel(() => ({
      list: new PagedResource(async ({ cursor = '1' }) => ({
        items: [{ id: `item ${cursor}` }],
        next: cursor === '1' ? '2' : null,
      })),
    }))
    return (
      <Screen title="List">
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<Text>None</Text>}>
          {({ id }) => <Text>{id}</Text>}
        </PagedList>
      </Screen>
    )
  })
  const { view } = await renderScreen(List)
  expect(view.queryByText('item 2')).toBeNull()
  await view.tap('Show more')
  expect(view.getByText('item 2')).toBeVisible()
  expect(view.getByText('You’ve reached the end')).toBeVisible()
})
