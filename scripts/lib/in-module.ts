import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The answer of a script's function, called in a separate process, since Jest does not load the scripts' modules. */
export function inModule(file: string, name: string, ...values: unknown[]): unknown {
  const code = `import(${JSON.stringify(`./scripts/lib/${file}`)}).then((it) => console.log(JSON.stringify(it[${JSON.stringify(name)}](...${JSON.stringify(values)}) ?? null)))`
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { cwd: join(__dirname, '../..') }).toString())
}
