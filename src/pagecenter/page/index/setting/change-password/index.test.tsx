import { renderScreen } from '@/testing'
import ChangePassword from '.'

async function filled(password = 'Linli2027') {
  const screen = await renderScreen(ChangePassword, { answers: { 'account.changePassword': {} }, signedIn: true })
  await screen.view.write('Old password', 'Linli2026')
  await screen.view.write('New password', password)
  await screen.view.write('Repeat password', password)
  return screen
}

it('changes the password with the old one', async () => {
  const { api, view } = await filled()
  await view.tap('Save password')
  expect(api.calls('account.changePassword')).toEqual([{ oldPassword: 'Linli2026', password: 'Linli2027' }])
  expect(view.toast).toBe('Password changed')
})

it('takes no password that is the old one', async () => {
  const { api, view } = await filled('Linli2026')
  await view.tap('Save password')
  expect(view.getByRole('alert')).toHaveTextContent('The new password must differ from the old one')
  expect(api.calls('account.changePassword')).toEqual([])
})

it('stays when the old password is wrong', async () => {
  const { api, view } = await filled()
  api.fail('account.changePassword', 'oldPasswordWrong')
  await view.tap('Save password')
  expect(view.toast).toMatch(/^Wrong old password/)
  expect(view.getByLabel('New password')).toHaveValue('Linli2027')
})

it('leads those who forgot the old one to the phone', async () => {
  const { view } = await filled()
  await view.tap('Forgot the old one? Confirm by phone')
  expect(view.path).toMatch(/modify-password/)
})
