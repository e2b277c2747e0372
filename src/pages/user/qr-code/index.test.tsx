import { copy } from '@/platform/device/clipboard'
import { renderScreen } from '@/testing'
import MyCode from '.'

jest.mock('@/platform/device/clipboard', () => ({
  ...jest.requireActual<object>('@/platform/device/clipboard'),
  copy: jest.fn(() => Promise.resolve()),
  tellsOfCopying: false,
}))

const code = {
  ...{ inviteCode: 'LIN620', url: 'https://linli.example/#/r?inviteCode=LIN620', nickname: 'Mia' },
  avatar: { path: '', colour: '#ffffff' },
}

it('shows the code with whose it is, copies its link and leads to the invitations', async () => {
  const { view } = await renderScreen(MyCode, { signedIn: true, answers: { 'partner.qrCode': code } })
  expect(view.getByText('Mia')).toBeVisible()
  expect(view.getByRole('img', { name: 'QR code for registering with LIN620' })).toBeInTheDocument()
  await view.tap('Copy link')
  expect(copy).toHaveBeenCalledWith(code.url)
  expect(view.toast).toBe('Copied')
  await view.tap('My invitations')
  expect(view.path).toBe('pages/user/invitation/index')
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(MyCode, { signedIn: true, language: 'zh' })
  api.answer('partner.qrCode', code)
  await view.tap('重试')
  // Its letters are of no language, and may be all letters.
  expect(view.getByText('LIN620')).toHaveAttribute('lang', 'en')
})
