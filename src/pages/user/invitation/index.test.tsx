import { copy } from '@/platform/device/clipboard'
import { renderScreen, settle, type Answers } from '@/testing'
import { written } from '@/testing/paper'
import Invite from '.'

jest.mock('@/platform/media/paper', () => jest.requireActual<object>('@/testing/paper'))

jest.mock('@/platform/device/clipboard', () => ({
  ...jest.requireActual<object>('@/platform/device/clipboard'),
  copy: jest.fn(() => Promise.resolve()),
  tellsOfCopying: false,
}))

const picture = { path: '', colour: '#ffffff' }
const code = {
  inviteCode: 'LIN620',
  url: 'https://linli.example/#/r?inviteCode=LIN620',
  nickname: 'Mia',
  avatar: picture,
}
const invitation = (id: string, nickname: string, change: object) => ({
  ...{ id, nickname, avatar: picture, maskedPhone: '139****2208', state: 'waiting' as const, reward: null },
  ...{ joinedAt: '2020-02-09T04:00:00.000Z', orderBy: '2020-02-23T04:00:00.000Z' },
  ...change,
})
const items = [
  invitation('1', 'Nan', { state: 'rewarded', reward: { amount: 1000, at: '2020-02-11T04:00:00.000Z' } }),
  invitation('2', 'Yue', {}),
  invitation('3', 'Chen', { state: 'tooLate' }),
]
const invitations = {
  items,
  next: null,
  reward: 1000,
  minimum: 3000,
  waitDays: 15,
  perMonth: 5,
  invited: 3,
  rewarded: 1,
  waiting: 1,
  earned: 1000,
}

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Invite, {
    signedIn: true,
    language,
    answers: { 'partner.qrCode': code, 'partner.invitations': invitations, ...answers },
  })

it('shows the code, what it is worth and what came of it', async () => {
  const { view } = await opened()
  expect(view.getByText('LIN620')).toHaveAttribute('lang', 'en')
  expect(view.getByRole('img', { name: 'QR code for registering with LIN620' })).toBeInTheDocument()
  expect(view.getByText('¥10 for each')).toBeVisible()
  expect(view.getByText('+¥10.00')).toBeVisible()
  expect(view.getByText('Joined 9 Feb 2020, order by 23 Feb 2020')).toBeVisible()
  expect(view.getByText('Didn’t order in time')).toBeVisible()
})

it('says on what terms it is paid', async () => {
  const { view } = await opened()
  expect(view.getByText('Paid 15 days after their first order is completed')).toBeVisible()
  expect(view.getByText('First order of ¥30 or more')).toBeVisible()
  expect(view.getByText('Up to 5 rewards a month')).toBeVisible()
})

it('promises nothing where invitations bring nothing', async () => {
  const { view } = await opened({ 'partner.invitations': { ...invitations, reward: 0 } })
  expect(view.getByText('LIN620')).toBeVisible()
  expect(view.queryByText(/You both get|¥10 for each|Paid/)).toBeNull()
})

it('copies the code', async () => {
  const { view } = await opened()
  await view.tap('Copy: LIN620')
  expect(copy).toHaveBeenCalledWith('LIN620')
  expect(view.toast).toBe('Copied')
})

it('makes a poster with the code', async () => {
  const { view } = await opened()
  await view.tap('Make a poster')
  await settle()
  expect(view.getByRole('img', { name: 'Poster of Join Linli, we both get ¥10' })).toBeVisible()
  expect(written.join(' ')).toContain('Invitation code LIN620')
})

it('says that nobody came yet', async () => {
  const none = { ...invitations, items: [], invited: 0, rewarded: 0, waiting: 0, earned: 0 }
  const { view } = await opened({ 'partner.invitations': none })
  expect(view.getByText('Nobody yet. Share your code')).toBeVisible()
})

it('leaves the code usable when the list cannot be read', async () => {
  const { view, api } = await renderScreen(Invite, { signedIn: true, answers: { 'partner.qrCode': code } })
  expect(view.getByText('LIN620')).toBeVisible()
  api.answer('partner.invitations', invitations)
  await view.tap('Try again')
  expect(view.getByText('Nan')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('2020年2月9日注册，2020年2月23日前下单有效')).toBeVisible()
})
