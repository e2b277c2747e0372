import Taro from '@tarojs/taro'
import type { ChosenFile } from '@/platform/media/chosen'
import { uuid } from '@/platform/device/uuid'

type FileManager = ReturnType<typeof Taro.getFileSystemManager>

const done = (start: (ends: { success: () => void; fail: (error: { errMsg: string }) => void }) => void) =>
  new Promise<void>((resolve, reject) =>
    start({ success: () => resolve(), fail: ({ errMsg }) => reject(new Error(errMsg)) }),
  )

const manager = (): FileManager => Taro.getFileSystemManager()

/** Keeps a copy of a chosen picture until it is dropped, since temporary files end with the app; answers its name. */
export async function keepFile({ file }: ChosenFile): Promise<string> {
  const destPath = `${Taro.env.USER_DATA_PATH}/kept-${uuid()}`
  await done((ends) => manager().copyFile({ srcPath: String(file), destPath, ...ends }))
  return destPath
}

/** A kept picture by its name; rejects when the platform has cleared it. */
export async function keptFile(name: string): Promise<ChosenFile> {
  await done((ends) => manager().access({ path: name, ...ends }))
  return { preview: name, bytes: 0, file: name }
}

/** Removes a kept picture; one that is gone already is none to remove. */
export const dropFile = (name: string): Promise<void> =>
  done((ends) => manager().unlink({ filePath: name, ...ends })).catch(() => undefined)
