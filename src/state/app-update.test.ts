import { feedback } from '@/platform/view/feedback'
import { openPackage } from '@/platform/navigation/open-url'
import type { Api } from '@/services/api'
import { settle } from '@/testing'
import { offerUpdate as elsewhere } from './app-update'
import { offerUpdate } from './app-update.rn'

// eslint-disable-next-line no-restricted-syntax -- its module needs react-native, which these tests have not
jest.mock('@/platform/navigation/open-url', () => ({ openPackage: jest.fn(() => Promise.resolve()) }))

const [version_url, version_apk_url] = ['https://apps.example.com/linli', 'https://apps.example.com/linli.apk']
const newest = { is_new: true, version_name: '1.2.0', version_url, version_apk_url }
const apiOf = (update: jest.Mock) => ({ version: { update } }) as unknown as Api

beforeEach(() => jest.mocked(openPackage).mockClear())

it('offers a newer app and opens it, the second package after the first', async () => {
  const update = jest.fn(() => Promise.resolve(newest))
  const offered = offerUpdate(apiOf(update))
  await settle()
  expect(update).toHaveBeenCalledWith({ version: '1.0.7' }, { quiet: true })
  expect(feedback.question?.title).toBe('Linli 1.2.0 is here')
  feedback.answer(true)
  await offered
  expect(openPackage).toHaveBeenCalledWith(version_url, version_apk_url)
})

it('leaves it when the person wants it later', async () => {
  const offered = offerUpdate(apiOf(jest.fn(() => Promise.resolve(newest))))
  await settle()
  feedback.answer(false)
  await offered
  expect(openPackage).not.toHaveBeenCalled()
})

it('says nothing when there is none, nor on the web', async () => {
  const update = jest.fn(() => Promise.resolve({ ...newest, is_new: false }))
  await offerUpdate(apiOf(update))
  await elsewhere(apiOf(update))
  expect(feedback.question).toBeUndefined()
  expect(update).toHaveBeenCalledTimes(1)
})
