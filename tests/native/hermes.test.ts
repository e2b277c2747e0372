import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { androidBundle, inNative } from './bundle'

const folders: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
}
const executable = process.platform === 'win32' ? 'hermesc.exe' : 'hermesc'
const compiler = inNative('node_modules/react-native/sdks/hermesc', folders[process.platform] ?? 'none', executable)

/** React Native brings a compiler for these; what it cannot run on has nothing to test here. */
const runs = existsSync(compiler) && (process.platform !== 'linux' || process.arch === 'x64')
const onThisMachine = runs ? it : it.skip

/** The first four bytes of every file of Hermes bytecode. */
const MAGIC = 'c61fbc03'

onThisMachine('compiles to bytecode for the engine of the phones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linli-hermes-'))
  const output = join(folder, 'index.hbc')
  try {
    execFileSync(compiler, ['-O', '-w', '-emit-binary', '-out', output, androidBundle()])
    expect(readFileSync(output).subarray(0, 4).toString('hex')).toBe(MAGIC)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
