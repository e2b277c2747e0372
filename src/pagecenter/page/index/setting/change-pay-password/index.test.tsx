import { renderScreen } from '@/testing'
import ChangePayPassword from '.'

async function typed(digits: string) {
  const screen = await renderScreen(ChangePayPassword, { answers: { 'account.changePayPassword': {} }, signedIn: true })
  for (const digit of digits) await screen.view.tap(digit)
  return screen
}

it('takes the old digits, and the new ones twice', async () => {
  const { api, view } = await typed('246810135790135790')
  const request = { oldPayPassword: '246810', payPassword: '135790' }
  expect(api.calls('account.changePayPassword')).toEqual([request])
  expect(view.toast).toBe('Pay password changed')
})

it('begins with the new digits again when they differ', async () => {
  const { view } = await typed('246810135790135791')
  expect(view.getByRole('alert')).toHaveTextContent('The two pay passwords don’t match')
  expect(view.getByText('Choose 6 digits')).toBeVisible()
})

it('asks for the old digits again when they were wrong', async () => {
  const { api, view } = await typed('111111135790')
  api.fail('account.changePayPassword', 'payPasswordWrong')
  for (const digit of '135790') await view.tap(digit)
  expect(view.toast).toMatch(/^Wrong pay password/)
  expect(view.getByText('Enter your pay password')).toBeVisible()
})

it('leads those who forgot it to the phone', async () => {
  const { view } = await typed('1')
  await view.tap('Forgot it? Confirm by phone')
  expect(view.path).toMatch(/modify-pay-password/)
})
