import { createContext, runInContext, type Context } from 'node:vm'
import type { Device } from './device'

const codeGeneration = { strings: false, wasm: false }

/** The execution context of a mini-program's scripts: without eval, and with the platform's globals only. */
export function contextOf(platform: Device['platform'], globals: object): Context {
  const context = createContext(globals, { codeGeneration })
  // Globals that some mini-programs lack, removed to detect any use.
  runInContext('delete globalThis.Intl; delete globalThis.structuredClone; delete globalThis.URL', context)
  if (platform === 'alipay') {
    runInContext('globalThis.AFAppX = {}; globalThis.navigator = { userAgent: "AlipayClient", appName: "" }', context)
  }
  return context
}
