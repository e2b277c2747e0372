import { resolve } from 'node:path'
import { takeBackup } from './backups/take'
import { interruption, print, run } from './command'
import { ConfigError, loadConfig } from './config'

/** Backs up what DATA_DIR holds: `npm run backup -- FOLDER`. */
run(async () => {
  if (process.env.DATABASE_URL)
    throw new ConfigError(
      'The database of DATABASE_URL is backed up by PostgreSQL’s own tools, such as pg_dump; unset it to back up the embedded one.',
    )
  const config = loadConfig({ DEMO: 'off', ...process.env })
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0)
    throw new ConfigError('Name the folder that the backup becomes: npm run backup -- FOLDER')
  const target = resolve(folder)
  const notes = await takeBackup(config, target, print, interruption())
  print(`${target} is a whole backup of ${config.dataDir}.`)
  for (const line of notes) print(line)
})
