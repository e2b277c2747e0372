import { join } from 'node:path'
import helper from '@tarojs/helper'

/** Writes the table of all screens but home: each one's path, its configuration, and how its code is loaded. */
export default function screens() {
  const { pages, ...options } = this.getOptions()
  const source = join(options.sourceDir, '/')
  const entry = ([path, config]) => `{
    path: ${JSON.stringify(path)},
    load: (context, params) => [import(${JSON.stringify(source + path)}), context, params],
    ...${JSON.stringify(helper.readConfig(config, options))}
  }`
  return `export { routes } from '@/routes'\nexport const screens = [${pages.map(entry).join(',')}]\n`
}
