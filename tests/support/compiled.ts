import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const known = new Map<string, vm.Script>()

/**
 * The script of a build's file, compiled once for all apps that run it: V8 keeps compiled functions.
 * @param wrap the code around the file's text
 */
export function compiled(file: string, wrap: (code: string) => string = (code) => code): vm.Script {
  const script = known.get(file) ?? new vm.Script(wrap(readFileSync(file, 'utf8')), { filename: file })
  known.set(file, script)
  return script
}
