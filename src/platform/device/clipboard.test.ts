import { copy } from './clipboard.h5'

const give = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
const execute = (answer: boolean) => {
  let copied: string | undefined
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value
    return answer
  }
  return () => copied
}
afterEach(() => give(undefined))

it('copies by the Clipboard API', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  give({ writeText })
  await copy('https://example.com')
  expect(writeText).toHaveBeenCalledWith('https://example.com')
})

it('copies on a page over plain HTTP, which has no such API, and leaves nothing behind', async () => {
  give(undefined)
  const copied = execute(true)
  await copy('https://example.com')
  expect(copied()).toBe('https://example.com')
  expect(document.querySelector('textarea')).toBeNull()
})

it('rejects when the browser refuses', async () => {
  give(undefined)
  execute(false)
  await expect(copy('x')).rejects.toThrow()
})
