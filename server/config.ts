import * as z from 'zod/mini'
import { problemOf } from './config-rules'
import { type Config, type Setting, settings } from './config-settings'

export type { Config } from './config-settings'

/** A setting that cannot be used. Its message is one sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reason why the server cannot start although its settings are sound: a taken port, an unwritable folder, no database.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Every setting in the order of the table in docs/settings.md. An empty default means that the setting is off. */
export const configTable: readonly { name: string; default: string; meaning: string }[] = Object.values(settings).map(
  ({ name, default: fallback, meaning }) => ({ name, default: fallback, meaning }),
)

/** The table of settings as docs/settings.md shows it. */
export const configMarkdown = (): string => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const rows = configTable.map(({ name, default: fallback, meaning }) =>
    row(`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, meaning),
  )
  return [row('setting', 'default', 'meaning'), row('---', '---', '---'), ...rows].join('\n')
}

type SettingKey = keyof typeof settings
const settingKeys = Object.keys(settings) as SettingKey[]

/** All settings by their key, each from its text. */
const schema = z.object(
  Object.fromEntries(settingKeys.map((key) => [key, settings[key].reader])) as {
    readonly [K in SettingKey]: (typeof settings)[K]['reader']
  },
)

/**
 * Reads the settings from the environment; an empty one counts as not set.
 * @throws ConfigError naming the first setting that cannot be used. It never shows a secret.
 */
export function loadConfig(env: Environment): Config {
  const texts = Object.fromEntries(
    settingKeys.map((key) => [key, env[settings[key].name]?.trim() || settings[key].default]),
  )
  const { success, data, error } = schema.safeParse(texts)
  if (!success) {
    const [issue] = error.issues
    const key = issue?.path[0] as SettingKey
    const { name, isSecret } = settings[key] as Setting<unknown>
    const shown = isSecret ? 'what it is now' : `"${texts[key] ?? ''}"`
    throw new ConfigError(`${name} must be ${issue?.message ?? 'set otherwise'}, not ${shown}.`)
  }
  const problem = problemOf(data)
  if (problem) throw new ConfigError(problem)
  return { ...data, demo: data.demo ?? true }
}
