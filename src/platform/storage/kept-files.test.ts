import Taro from '@tarojs/taro'
import * as files from 'expo-file-system'
import * as native from './kept-files.rn'

const mini = jest.requireActual<typeof native>('./kept-files.ts')

jest.mock('expo-file-system', () => ({ documentDirectory: 'file:///documents/', getInfoAsync: jest.fn() }), {
  virtual: true,
})

interface Asked {
  readonly path: string
  readonly success: () => void
  readonly fail: (error: { errMsg: string }) => void
}

const there = 'there'
const access = ({ path, success, fail }: Asked) =>
  path === there ? success() : fail({ errMsg: 'access:fail no such file or directory' })

beforeEach(() => {
  Object.assign(Taro, { getFileSystemManager: () => ({ access }) })
  jest.mocked(files.getInfoAsync).mockImplementation((uri) => Promise.resolve({ exists: uri.endsWith(there) }))
})

it.each([
  ['a mini-program', mini, there],
  ['a native app', native, 'file:///documents/kept-there'],
])('reads a kept picture in %s, and rejects one that is gone', async (_, { keptFile }, preview) => {
  expect(await keptFile(there)).toMatchObject({ preview })
  await expect(keptFile('gone')).rejects.toThrow()
})
