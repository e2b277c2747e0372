import { CallAborted, NetworkError } from './failures'
import { uploadPicture } from './upload-on-demand.h5'

const mockUpload = jest.fn()
let mockIsLost = false
jest.mock('@/platform/navigation/chunks.h5', () => ({
  ...jest.requireActual<object>('@/platform/navigation/chunks.h5'),
  quietly: <T>(work: () => Promise<T>) => (mockIsLost ? Promise.resolve(undefined) : work()),
}))
jest.mock('./upload', () => ({ uploadPicture: (...given: unknown[]) => mockUpload(...given) as unknown }))

const chosen = { preview: '', bytes: 1, file: undefined }
const begin = () => uploadPicture(chosen, { module: 'errand' })

beforeEach(() => mockUpload.mockReset())

it('counts a file that does not come as a lost connection', async () => {
  mockIsLost = true
  await expect(begin()).rejects.toBeInstanceOf(NetworkError)
  mockIsLost = false
})

it('sends nothing when it is given up before its file came, and aborts what is sent after', async () => {
  const early = begin()
  early.abort()
  await expect(early).rejects.toBeInstanceOf(CallAborted)
  expect(mockUpload).not.toHaveBeenCalled()
  const abort = jest.fn()
  mockUpload.mockReturnValue(Object.assign(Promise.resolve('media'), { abort }))
  const sent = begin()
  await expect(sent).resolves.toBe('media')
  sent.abort()
  expect(abort).toHaveBeenCalledTimes(1)
})
