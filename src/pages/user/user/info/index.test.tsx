import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import Profile from '.'

const answers = { 'user.info': aUser(), 'user.edit': aUser({ nickname: 'Ben' }) }

it('keeps what was changed', async () => {
  const { api, stores, view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.write('Nickname', ' Ben ')
  await view.tap('Male')
  await view.tap('Save')
  const request = { nickname: 'Ben', gender: 'male', birthday: '1998-03-14', email: 'mia@example.com' }
  expect(api.calls('user.edit')).toEqual([request])
  expect(stores.session.user?.nickname).toBe('Ben')
  expect(view.toast).toBe('Saved')
})

it('chooses a birthday that exists', async () => {
  const { view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.tap(/^Birthday/)
  await view.tap('Day 31')
  await view.tap('Month 2')
  await view.tap('Done')
  expect(view.getByText('1998-02-28')).toBeVisible()
})

it('says what is missing', async () => {
  const empty = aUser({ birthday: null, email: null })
  const { api, view } = await renderScreen(Profile, { answers: { 'user.info': empty }, signedIn: true })
  await view.write('Nickname', '')
  await view.tap('Save')
  expect(view.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a nickname',
    'Please choose your birthday',
    'Please enter an e-mail address',
  ])
  expect(api.calls('user.edit')).toEqual([])
})

it('can be tried again when it could not be read', async () => {
  const { api, view } = await renderScreen(Profile, { signedIn: true })
  api.answer('user.info', aUser())
  await view.tap('Try again')
  expect(view.getByLabel('Nickname')).toHaveValue('Mia')
})

it('is not for visitors', async () => {
  const { view } = await renderScreen(Profile)
  expect(view.getByText('Please log in first')).toBeVisible()
})
