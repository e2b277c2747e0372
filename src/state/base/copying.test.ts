import { feedback } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { copyAndTell } from './copying'

const give = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
beforeEach(() => language.set('en'))
afterEach(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }))

it('shows a toast that a text was copied', async () => {
  give(() => Promise.resolve())
  await copyAndTell('2401')
  expect(feedback.toast).toBe('Copied')
})

it('shows a toast that it was not, in the given words', async () => {
  give(() => Promise.reject(new Error('refused')))
  await copyAndTell('2401')
  expect(feedback.toast).toBe('Couldn’t copy')
  await copyAndTell('2401', 'Select the number to copy it')
  expect(feedback.toast).toBe('Select the number to copy it')
})
