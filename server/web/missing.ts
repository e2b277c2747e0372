import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A warning where no web client was built, one sentence. */
export const webWarnings = (webRoot: string): string[] =>
  existsSync(join(webRoot, 'index.html'))
    ? []
    : ['Warning: there is no web client in dist/h5, so that browsers find nothing here: npm run build:h5 makes it.']
