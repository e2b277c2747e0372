import { renderScreen } from '@/testing'
import Forget from '.'

const answers = { 'code.send': { resendSeconds: 60, shownCode: '408213' }, 'account.resetPassword': {} }

async function filled() {
  const screen = await renderScreen(Forget, { answers })
  await screen.view.write('Phone number', '13807556209')
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  await screen.view.write('New password', 'Linli2026')
  await screen.view.write('Repeat password', 'Linli2026')
  return screen
}

it('sets a new password', async () => {
  const { api, view } = await filled()
  await view.tap('Save password')
  expect(api.calls('account.resetPassword')).toEqual([{ phone: '13807556209', code: '408213', password: 'Linli2026' }])
  expect(view.toast).toBe('Password changed')
})

it('stays when the password is the old one', async () => {
  const { api, view } = await filled()
  api.fail('account.resetPassword', 'samePassword')
  await view.tap('Save password')
  expect(view.toast).toBe('The new password must differ from the old one')
  expect(view.getByLabel('New password')).toHaveValue('Linli2026')
})
