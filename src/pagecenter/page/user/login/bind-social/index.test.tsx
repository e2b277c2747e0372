import { token } from '@/platform/session/token'
import { renderScreen } from '@/testing'
import { aSession } from '@/testing/user'
import BindSocial from '.'

const answers = {
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'login.socialBindPhone': aSession(),
}
const phone = '13807556209'

async function withCode() {
  const screen = await renderScreen(BindSocial, { params: { ticket: 't' }, answers })
  await screen.view.write('Phone number', phone)
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  return screen
}

it('binds the phone and logs in', async () => {
  const { api, view } = await withCode()
  await view.tap('Link and log in')
  expect(api.calls('login.socialBindPhone')).toEqual([
    { ticket: 't', phone, code: '408213', agreed: true, restore: false },
  ])
  expect(token.value).toBe('token-of-mia')
})

it('says what is wrong, and keeps what was typed', async () => {
  const { api, view } = await withCode()
  api.fail('login.socialBindPhone', 'socialTaken')
  await view.tap('Link and log in')
  expect(view.toast).toBe('Already linked to another account')
  expect(view.getByLabelText('Phone number')).toHaveValue('138 0755 6209')
})
