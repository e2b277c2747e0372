import { choosePictures } from '@/platform/media/choose-pictures'
import { token } from '@/platform/session/token'
import { pictureSize } from '@/platform/media/picture-size'
import { uploadPicture } from '@/services/upload'
import { renderScreen, settle } from '@/testing'
import { aSession, aUser } from '@/testing/user'
import Profile from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/platform/media/picture-size', () => ({
  ...jest.requireActual<object>('@/platform/media/picture-size'),
  pictureSize: jest.fn(() => Promise.resolve({ width: 800, height: 400 })),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const picture = { preview: 'blob:1', bytes: 9, file: 'file' }
const mediaId = '019a0000-0000-7000-8000-0000000000a1'
const media = { id: mediaId, path: '/media/a1', cover: '/media/a1-416.webp', colour: '#123456' }

const answers = { 'user.info': aUser(), 'user.edit': aUser({ nickname: 'Ben' }) }

it('keeps what was changed', async () => {
  const { api, root, view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.write('Nickname', ' Ben ')
  await view.write('Email', 'mia@example.com ')
  await view.tap('Male')
  await view.tap('Save')
  const request = { nickname: 'Ben', gender: 'male', birthday: '1998-03-14', email: 'mia@example.com' }
  expect(api.calls('user.edit')).toEqual([request])
  expect(root.session.user?.nickname).toBe('Ben')
  expect(view.toast).toBe('Saved')
})

it('keeps the line about oneself, and sends it only when it was changed', async () => {
  const { api, root, view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.tap('Save')
  expect(api.calls('user.editSignature')).toEqual([])
  await view.write('About me', ' Noodles first ')
  api.answer('user.editSignature', aUser({ signature: 'Noodles first' }))
  await view.tap('Save')
  expect(api.calls('user.editSignature')).toEqual([{ signature: 'Noodles first' }])
  expect(root.session.user?.signature).toBe('Noodles first')
})

it('chooses a birthday that exists', async () => {
  const { view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.tap(/^Birthday/)
  await view.tap('Day 31')
  await view.tap('Month 2')
  await view.tap('Done')
  expect(view.getByText('1998-02-28')).toBeVisible()
})

it('keeps a nickname without a birthday and an email address', async () => {
  const empty = aUser({ birthday: null, email: null })
  const { api, view } = await renderScreen(Profile, { answers: { ...answers, 'user.info': empty }, signedIn: true })
  await view.write('Nickname', 'Ben')
  await view.tap('Save')
  expect(api.calls('user.edit')).toEqual([{ nickname: 'Ben', gender: 'female' }])
})

it('counts the nickname by its characters and says when it is too long', async () => {
  const { api, view } = await renderScreen(Profile, { answers, signedIn: true })
  await view.write('Nickname', '🍜'.repeat(10))
  expect(view.getByText('10/10')).toBeVisible()
  await view.write('Nickname', 'Bartholomew')
  await view.tap('Save')
  expect(view.getByRole('alert')).toHaveTextContent('Up to 10 characters')
  expect(view.getByLabel('Nickname')).toHaveValue('Bartholomew')
  expect(api.calls('user.edit')).toEqual([])
})

it('says what is missing', async () => {
  const empty = aUser({ birthday: null, email: null })
  const { api, view } = await renderScreen(Profile, { answers: { 'user.info': empty }, signedIn: true })
  await view.write('Nickname', '')
  await view.write('Email', 'nobody')
  await view.tap('Save')
  expect(view.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter a nickname',
    'Enter a valid email address',
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

it('keeps another picture at once', async () => {
  const avatar = { path: '/media/a1', colour: '#123456' }
  const { api, root, view } = await renderScreen(Profile, { answers, signedIn: true })
  api.answer('user.edit', aUser({ avatar }))
  jest.mocked(choosePictures).mockResolvedValueOnce([picture])
  jest.mocked(uploadPicture).mockReturnValueOnce(Object.assign(Promise.resolve(media), { abort: () => undefined }))
  await view.tap('Change photo')
  await view.tap('Zoom in')
  await view.tap('Rotate')
  await view.tap('Use photo')
  const { crop } = jest.mocked(uploadPicture).mock.calls.at(-1)?.[1] ?? {}
  expect(crop).toMatchObject({ side: 0.8, turns: 1, flipped: false })
  expect(view.queryByText('Crop photo')).toBeNull()
  expect(api.calls('user.edit')).toEqual([{ avatarId: mediaId }])
  expect(root.session.user?.avatar).toEqual(avatar)
  expect(view.toast).toBe('Saved')
})

it('leaves the picture when no other was chosen, or it could not be sent', async () => {
  const { api, view } = await renderScreen(Profile, { answers, signedIn: true })
  jest.mocked(choosePictures).mockResolvedValueOnce([])
  await view.tap('Change photo')
  jest.mocked(choosePictures).mockResolvedValueOnce([picture])
  const broken = Object.assign(Promise.reject(new Error('broken')), { abort: () => undefined })
  jest.mocked(uploadPicture).mockReturnValueOnce(broken)
  await view.tap('Change photo')
  await view.tap('Use photo')
  await settle()
  expect(api.calls('user.edit')).toEqual([])
  expect(view.toast).not.toBe('')
  expect(view.getByText('Crop photo')).toBeVisible()
  await view.tap('Cancel')
  expect(view.queryByText('Crop photo')).toBeNull()
})

it('is still there after the session expired', async () => {
  const { view, root } = await renderScreen(Profile, { answers, signedIn: true })
  await view.write('Nickname', 'Benny')
  await settle(() => token.clear())
  await settle(() => root.session.signIn({ ...aSession(), userToken: 'the-next-token' }))
  expect(view.getByLabel('Nickname')).toHaveValue('Benny')
})

it('does not take a picture that is too small, and lets the server refuse what is none', async () => {
  const { view } = await renderScreen(Profile, { answers, signedIn: true })
  jest.mocked(uploadPicture).mockClear()
  jest.mocked(choosePictures).mockResolvedValue([picture])
  jest.mocked(pictureSize).mockResolvedValueOnce({ width: 199, height: 400 })
  await view.tap('Change photo')
  expect(view.getByText('This photo is too small. Choose a larger one')).toBeVisible()
  await view.tap('Use photo')
  expect(uploadPicture).not.toHaveBeenCalled()
  jest.mocked(pictureSize).mockResolvedValueOnce(undefined)
  const refused = Object.assign(Promise.reject(new Error('no picture')), { abort: () => undefined })
  jest.mocked(uploadPicture).mockReturnValueOnce(refused)
  await view.tap('Choose again')
  expect(uploadPicture).toHaveBeenCalledWith(picture, { module: 'avatar' })
  expect(view.queryByText('Crop photo')).toBeNull()
})
