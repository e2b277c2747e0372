import { createContext, runInContext, type Context } from 'node:vm'
import type { Device } from './api'

const codeGeneration = { strings: false, wasm: false }

/** Where a mini-program's scripts run: without eval, and with nothing but what the platform gives them. */
export function contextOf(platform: Device['platform'], globals: object): Context {
  const context = createContext(globals, { codeGeneration })
  // Mini-programs lack these in places, so that nothing may rest on them.
  runInContext('delete globalThis.Intl; delete globalThis.structuredClone; delete globalThis.URL', context)
  if (platform === 'alipay') {
    runInContext('globalThis.AFAppX = {}; globalThis.navigator = { userAgent: "AlipayClient", appName: "" }', context)
  }
  return context
}
