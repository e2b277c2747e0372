import { existsSync } from 'node:fs'
import { join } from 'node:path'

const native = join(__dirname, '../../native')

/** A file of the native package. */
export const inNative = (...path: readonly string[]): string => join(native, ...path)

/** The Android bundle as it was built last. */
export function androidBundle(): string {
  const file = inNative('dist/android/index.android.bundle')
  if (!existsSync(file)) throw new Error('There is no native bundle: run `npm run build:native` first')
  return file
}
