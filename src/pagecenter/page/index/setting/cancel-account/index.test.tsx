import { renderScreen } from '@/testing'
import CancelAccount from '.'

it('offers other ways first, and leads on to what is lost', async () => {
  const { view } = await renderScreen(CancelAccount, { signedIn: true })
  await view.tap('Log out other devices')
  expect(view.path).toMatch(/sessions/)
  await view.tap('Close it')
  expect(view.path).toMatch(/log-out-risk/)
})
