import { plainResponse } from '@/testing/server'
import { NetworkError } from './failures'
import { hasNewBuild } from './new-build'

const page = (...scripts: string[]) => scripts.map((src) => `<script src="${src}"></script>`).join('')
const answered = (text: string, status = 200) => {
  global.fetch = jest.fn(() => Promise.resolve(plainResponse(status, text)))
}

const { fetch } = global
let head: ChildNode[]
beforeEach(() => void (head = [...document.head.childNodes]))
afterEach(() => {
  global.fetch = fetch
  document.head.replaceChildren(...head)
})

it('detects a new build by a script that the open page does not have', async () => {
  document.head.innerHTML = page('/js/runtime.1.js', '/js/app.1.js')
  answered(page('/js/runtime.1.js', '/js/app.1.js'))
  expect(await hasNewBuild()).toBe(false)
  answered(page('/js/runtime.1.js', '/js/app.2.js'))
  expect(await hasNewBuild()).toBe(true)
})

it('rejects with a network error when the server does not answer', async () => {
  document.head.innerHTML = page('/js/app.1.js')
  answered('<h1>Bad gateway</h1>', 502)
  await expect(hasNewBuild()).rejects.toBeInstanceOf(NetworkError)
  global.fetch = jest.fn(() => Promise.reject(new TypeError('no')))
  await expect(hasNewBuild()).rejects.toBeInstanceOf(NetworkError)
})
