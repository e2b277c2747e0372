import { resolve } from 'node:path'
import { restoreBackup } from './backups/restore'
import { interruption, print, run } from './command'
import { ConfigError, loadConfig } from './config'

/** Restores a backup into an empty DATA_DIR: `npm run restore -- FOLDER`. */
run(async () => {
  if (process.env.DATABASE_URL)
    throw new ConfigError(
      'The database of DATABASE_URL is restored by PostgreSQL’s own tools, such as pg_restore; unset it to restore the embedded one.',
    )
  const { dataDir } = loadConfig({ DEMO: 'off', ...process.env })
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new ConfigError('Name the folder of the backup: npm run restore -- FOLDER')
  const { takenAt } = await restoreBackup(resolve(folder), dataDir, print, interruption())
  print(`${dataDir} holds what was there at ${takenAt}.`)
})
