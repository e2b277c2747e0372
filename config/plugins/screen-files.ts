import webpack, { type Compilation, type Compiler } from 'webpack'
import { isTable } from './lazy-screens'

/** Which files each screen is made of, by its path; scripts/lib/page.mjs has the page ask for them early. */
export const screenFiles = 'screen-files.json'

/** Request of a screen by Taro's entry and the table of screens. */
const request = /(?:^\.|[\\/]src)[\\/](page.+)$/

/** Writes which files each screen is made of, so that the page can ask for them before the app's script has run. */
export class ScreenFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'ScreenFiles', stage }, () => this.write(compilation))
    })
  }

  private write(compilation: Compilation): void {
    const named = compilation.chunkGroups.flatMap((group) =>
      group.origins.flatMap((origin) => {
        const screen = request.exec(origin.request ?? '')?.[1]
        return screen ? [[screen, group.getFiles()] as const] : []
      }),
    )
    const table = compilation.chunkGroups.find(isTable)?.getFiles() ?? []
    const text = JSON.stringify({ table, screens: Object.fromEntries(named) })
    compilation.emitAsset(screenFiles, new webpack.sources.RawSource(text))
  }
}
